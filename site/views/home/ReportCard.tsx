import { Picture } from '#site/components/Picture.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { ReportCardContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { SampleMark } from '#site/components/product/SampleMark.tsx';

type Props = { texts: ReportCardContent; link: Link };

/** What a client gets in the end, on a card that laps over the banner's lower edge. */
export function ReportCard({ texts, link }: Props) {
  return (
    <section aria-labelledby="report-title" className="-mt-20 bg-white max-md:-mt-14">
      <div className="max-w-page gutter mx-auto">
        <div className="rounded-window shadow-window forced-colors:border relative z-10 grid gap-x-10 gap-y-4 bg-white p-6 sm:grid-cols-[minmax(0,1fr)_9rem] sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto_10rem] lg:py-7">
          <div>
            <h2 id="report-title" className="text-heading font-bold">
              {texts.title}
            </h2>
            <p className="mt-2 max-w-[62ch]">{texts.text}</p>
          </div>
          <div className="border-line lg:border-s lg:ps-10">
            <p className="text-small max-[24em]:text-fine flex flex-wrap items-center gap-x-3 gap-y-1">
              {texts.property} <SampleMark>{texts.sample}</SampleMark>
            </p>
            <p className="text-heading text-ink font-bold">{texts.amount}</p>
            <TextLink link={link}>{texts.link}</TextLink>
          </div>
          <Cover texts={texts.cover} />
        </div>
      </div>
    </section>
  );
}

/** The report's cover, leaning out of the card. */
function Cover({ texts: { title, property } }: { texts: ReportCardContent['cover'] }) {
  return (
    <div
      aria-hidden="true"
      className="relative max-sm:hidden sm:col-start-2 sm:row-span-2 sm:row-start-1 lg:col-start-3 lg:row-span-1"
    >
      <div className="shadow-window absolute inset-x-0 bottom-0 rotate-3 overflow-clip rounded-sm bg-white text-start lg:-bottom-3">
        <Picture art="hero-house" sizes="10rem" className="bg-hero h-24 w-full object-cover object-[25%_0]" />
        <div className="p-3 pb-16">
          <p className="text-small text-ink leading-tight font-bold">{title}</p>
          <p className="text-fine mt-1 leading-tight">{property}</p>
        </div>
      </div>
    </div>
  );
}
