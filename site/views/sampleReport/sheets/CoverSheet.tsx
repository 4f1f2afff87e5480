import { Picture } from '#site/components/Picture.tsx';
import type { SheetsContent } from '#site/content/types/site.ts';
import { Part } from './Part.tsx';

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
        className="-mx-(--inset) mb-10 h-auto w-[calc(100%+2*var(--inset))] max-w-none"
      />
      <p>{texts.value}</p>
      <h2 className="mt-[0.1em] mb-[0.3em] text-[min(3.9em,12cqw)] leading-[1.15] font-bold tracking-tight">
        {texts.title}
      </h2>
      <p className="text-[1.3em] leading-[1.4] font-semibold">
        {texts.property}
        <br />
        {texts.address}
      </p>
      <Part rows={texts.entries} />
      <p className="mt-(--foot) mb-6 flex flex-wrap items-baseline justify-between gap-x-4 border-t-3 border-blue-dark pt-4 [&+p]:mt-0">
        {texts.result.label}{' '}
        <b className="text-[min(2.7em,10.8cqw)] leading-tight tracking-tight text-blue-dark">
          {texts.result.value}
        </b>
      </p>
    </>
  );
}
