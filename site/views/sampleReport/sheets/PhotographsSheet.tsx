import { Picture } from '#site/components/Picture.tsx';
import { photographs } from '#site/content/samples/report/document.ts';
import type { SheetsContent } from '#site/content/types/site.ts';
import { caption } from './Drawing.tsx';

/** The property and its surroundings as seen at the inspection. */
export function PhotographsSheet({ texts }: { texts: SheetsContent['photographs'] }) {
  return (
    <>
      <div className="sheet-columns gap-y-6">
        {photographs.map((photograph) => (
          <figure key={photograph}>
            <Picture art={`report-${photograph}`} alt={texts.items[photograph].alt} sizes="20vw" />
            <figcaption className={caption}>{texts.items[photograph].caption}</figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-6 text-fine text-body">{texts.note}</p>
    </>
  );
}
