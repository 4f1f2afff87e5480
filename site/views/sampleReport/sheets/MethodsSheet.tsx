import type { SheetsContent } from '#site/content/types/site.ts';
import { Part } from './Part.tsx';

/** The value of the land and the three methods, each line with its working. */
export function MethodsSheet({ texts: { calculations, note } }: { texts: SheetsContent['methods'] }) {
  return (
    <div className="-mt-5 [&_dl>*]:py-[0.25em]">
      {calculations.map(({ title, law, rows }) => (
        <Part key={title} title={title} note={law} rows={rows} />
      ))}
      <p className="mt-6 text-fine text-body">{note}</p>
    </div>
  );
}
