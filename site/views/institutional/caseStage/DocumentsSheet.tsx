import { Check } from 'lucide-react';
import type { CaseStageContent } from '#site/content/types/site.ts';
import { ByChoice } from './ByChoice.tsx';
import { Aside, columns, Done } from './parts.tsx';
import { Sheet } from './Sheet.tsx';

type Props = { texts: CaseStageContent; index: number };

/** What the valuer needs, shared within the case; one document is still to come. */
export function DocumentsSheet({ texts: { documents, valuer, app }, index }: Props) {
  const row =
    'border-line grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t py-2 @max-[17.5rem]:grid-cols-[2rem_minmax(0,1fr)_auto] @max-[17.5rem]:gap-x-2';
  const kind = 'text-fine text-blue-dark bg-page rounded-button text-center font-semibold';
  return (
    <Sheet {...documents} number={app.number} index={index}>
      <div className={columns}>
        <ul className="grid content-start @2xl:content-stretch">
          {documents.files.map(({ name, format }) => (
            <li key={name} className={row}>
              <span className={kind}>{format}</span>
              <b className="font-semibold text-ink">{name}</b>
              <Check className="size-5 text-success" />
            </li>
          ))}
          <li className={row}>
            <span className={kind}>{documents.open.format}</span>
            <b className="font-semibold text-ink">{documents.open.name}</b>
            {documents.open.state}
          </li>
        </ul>
        <Aside>
          <p>
            {documents.sharedWith}
            <b className="block font-semibold text-ink">
              <ByChoice of={valuer} />
            </b>
          </p>
          <p className="flex h-1.5 overflow-hidden rounded-full bg-line">
            <span className="w-4/5 bg-blue" />
          </p>
          <ul className="mt-1 grid gap-1.5 text-fine">
            {documents.protection.map((point) => (
              <li key={point}>
                <Done>{point}</Done>
              </li>
            ))}
          </ul>
        </Aside>
      </div>
    </Sheet>
  );
}
