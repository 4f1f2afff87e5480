import { Fields } from '#site/components/product/Fields.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import { Quiet } from '#site/components/product/Quiet.tsx';
import { Signature } from '#site/components/product/Signature.tsx';
import { Window } from '#site/components/product/Window.tsx';
import type { Fragment } from '#site/content/types/twoSides.ts';

type Props = { texts: Fragment };

/** A small window of the platform, as one side sees it at one moment; the sentence beside it says the same. */
export function FragmentWindow({ texts }: Props) {
  const { title, note, pairs, lines, appointment, signatures, report, pressed, controls = [] } = texts;
  return (
    <Window size="small" title={title} note={note} hidden className="sides-piece">
      {pairs && <Fields items={pairs} />}
      {lines && <Lines items={lines} />}
      {appointment && (
        <div className="border-s-4 border-blue ps-4">
          <p className="text-base font-semibold">
            {appointment.day}, {appointment.time}
          </p>
          <p>{appointment.place}</p>
        </div>
      )}
      {signatures && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4">
          <Signature hand={0} name={signatures[0]} />
          <Signature hand={1} name={signatures[1]} />
        </div>
      )}
      {report && (
        <div>
          <p className="text-fine text-body">{report.label}</p>
          <p className="text-heading font-bold tabular-nums">{report.value}</p>
        </div>
      )}
      {(pressed ?? controls.length > 0) && (
        <p className="flex flex-wrap gap-2">
          {controls.map((control) => (
            <Quiet key={control}>{control}</Quiet>
          ))}
          {pressed && <Quiet done>{pressed}</Quiet>}
        </p>
      )}
    </Window>
  );
}
