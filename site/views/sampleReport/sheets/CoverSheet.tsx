import { Picture } from '#site/components/Picture.tsx';
import type { SheetsContent } from '#site/content/types/site.ts';
import { Part } from './Part.tsx';
import './cover-sheet.css';

/** What was valued, for whom, why and when. */
export function CoverSheet({ texts }: { texts: SheetsContent['cover'] }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between pb-6 text-[1.3em] font-semibold">
        {texts.office} <b className="text-[0.66em] font-semibold text-blue-dark">{texts.invented}</b>
      </p>
      <Picture
        art="report-cover"
        alt={texts.picture}
        sizes="(min-width: 56.25em) 21vw, 42vw"
        loading="eager"
        className="cover-picture"
      />
      <p>{texts.value}</p>
      <h2 className="cover-title">{texts.title}</h2>
      <p className="text-[1.3em] leading-[1.4] font-semibold">
        {texts.property}
        <br />
        {texts.address}
      </p>
      <Part rows={texts.entries} words />
      <p className="cover-result">
        {texts.result.label} <b className="cover-amount">{texts.result.value}</b>
      </p>
    </>
  );
}
