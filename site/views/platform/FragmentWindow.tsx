import { Fields } from '#site/components/product/Fields.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import { MockButton } from '#site/components/product/MockButton.tsx';
import { Signature } from '#site/components/product/Signature.tsx';
import { Window } from '#site/components/product/Window.tsx';
import type { Fragment } from '#site/content/types/twoSides.ts';

type Props = { owner: string; texts: Fragment; parties: { client: string; valuer: string } };

/** One side's window at one event, titled by the side; `aria-hidden`, as the sentence below it says the same. */
export function FragmentWindow({ owner, texts, parties }: Props) {
  const { title, note, fields, lines, signed } = texts;
  return (
    <Window
      title={owner}
      note={note === undefined ? title : `${title}, ${note}`}
      hidden
      className="case-window no-print"
    >
      {fields && <Fields items={fields} />}
      {lines && <Lines items={lines} />}
      {signed && (
        <div className="case-signatures">
          <Signature hand={0} name={parties.client} />
          <Signature hand={1} name={parties.valuer} />
        </div>
      )}
      <Controls {...texts} />
    </Window>
  );
}

/** The buttons that one can press, and the one that was pressed. */
function Controls({ pressed, controls = [] }: Pick<Fragment, 'pressed' | 'controls'>) {
  if (pressed === undefined && controls.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {controls.map((control) => (
        <MockButton key={control}>{control}</MockButton>
      ))}
      {pressed && <MockButton done>{pressed}</MockButton>}
    </p>
  );
}
