import { Picture } from '#site/components/Picture.tsx';
import type { SheetsContent } from '#site/content/types/site.ts';
import { Sheet, sheetId } from './Sheet.tsx';

type Props = { texts: SheetsContent['cover']; margin: SheetsContent['margin']; enlarge: string };

/** What was valued, for whom, why and when. */
export function CoverSheet({ texts, margin, enlarge }: Props) {
  const opening = (
    <>
      <p className="sheet-letterhead">
        <b>{texts.office}</b>
        <strong>{texts.invented}</strong>
      </p>
      <Picture
        art="report-cover"
        alt={texts.picture}
        sizes="(min-width: 56.25em) 21vw, 42vw"
        loading="eager"
      />
    </>
  );
  return (
    <Sheet sheet="cover" margin={margin} enlarge={enlarge} title={texts.title} opening={opening}>
      <p>{texts.value}</p>
      <h2 id={`${sheetId('cover')}-title`} className="sheet-name">
        {texts.title}
      </h2>
      <p className="sheet-property">
        {texts.property}
        <br />
        {texts.address}
      </p>
      <dl className="sheet-entries">
        {texts.entries.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sheet-result">
        <span>{texts.result.label}</span> <b>{texts.result.value}</b>
      </p>
    </Sheet>
  );
}
