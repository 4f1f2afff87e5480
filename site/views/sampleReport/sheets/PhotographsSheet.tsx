import { Picture } from '#site/components/Picture.tsx';
import { photographs } from '#site/content/types/sampleReport.ts';
import type { SheetsContent } from '#site/content/types/site.ts';
import { Sheet } from './Sheet.tsx';

type Props = { texts: SheetsContent['photographs']; margin: SheetsContent['margin']; enlarge: string };

/** The property and its surroundings as seen at the inspection. */
export function PhotographsSheet({ texts, margin, enlarge }: Props) {
  return (
    <Sheet sheet="photographs" margin={margin} enlarge={enlarge} title={texts.title}>
      <ul className="sheet-photographs">
        {photographs.map((photograph) => (
          <li key={photograph}>
            <figure>
              <Picture
                art={`report-${photograph}`}
                alt={texts.items[photograph].alt}
                sizes="(min-width: 56.25em) 10vw, 20vw"
              />
              <figcaption>{texts.items[photograph].caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="sheet-note">{texts.note}</p>
    </Sheet>
  );
}
