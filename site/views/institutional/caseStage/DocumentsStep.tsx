import { Fields } from '#site/components/product/Fields.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import type { CaseStageContent } from '#site/content/types/site.ts';
import { ByChoice } from './ByChoice.tsx';
import { Columns } from './Columns.tsx';

type Props = { texts: CaseStageContent };

/** The documents that the valuer needs, shared within the case; one is still missing. */
export function DocumentsStep({ texts: { documents, valuer } }: Props) {
  const { lines, sharedWith, protection } = documents;
  return (
    <Columns
      aside={
        <>
          <Fields items={[{ label: sharedWith, value: <ByChoice of={valuer} /> }]} />
          <p className="flex h-1.5 overflow-hidden rounded-full bg-line">
            <span className="w-4/5 bg-blue" />
          </p>
          <Lines items={protection.map((label) => ({ label, state: 'done' }))} />
        </>
      }
    >
      <div className="grid *:grid">
        <Lines items={lines} />
      </div>
    </Columns>
  );
}
