import type { ReportPreviewContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Picture } from './Picture.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import './report-preview.css';

type Props = {
  /** Id of the heading, which names the band that this stands in. */
  headingId: string;
  texts: ReportPreviewContent;
  link: Link;
  onDeep?: boolean;
};

const page =
  'absolute top-[6%] left-[30%] flex aspect-[210/297] w-2/5 flex-col gap-[3.5%] overflow-clip rounded-[3px] bg-white p-[4%] shadow-[0_0_0_1px_rgb(8_36_66/0.1),0_14px_34px_-6px_rgb(4_22_44/0.3)] forced-colors:border';
const text = 'flex-1 me-[35%] bg-[repeating-linear-gradient(var(--color-line)_0_2px,transparent_2px_9px)]';
const sums =
  'flex-1 border-b-3 border-blue-dark bg-[linear-gradient(90deg,transparent_55%,white_55%_78%,transparent_78%),repeating-linear-gradient(var(--color-line)_0_2px,transparent_2px_9px)]';

/** What a report looks like, in a few words and a fan of three pages, and the way to the sample report. */
export function ReportPreview({ headingId, texts, link, onDeep = false }: Props) {
  const { kicker, title, action, cover } = texts;
  return (
    <div className="grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
      <div>
        <SectionHeading id={headingId} kicker={kicker} title={title} lead={texts.text} onDeep={onDeep} />
        <p className="mt-8 flex">
          <ButtonLink link={link} variant={onDeep ? 'light' : 'secondary'}>
            {action}
          </ButtonLink>
        </p>
      </div>
      <div aria-hidden="true" className="report-preview relative mx-auto aspect-[34/25] w-full max-w-[34rem]">
        <div className={`${page} translate-x-[58%] translate-y-[3%] rotate-6`}>
          {['land', 'income', 'cost'].map((method) => (
            <i key={method} className={sums} />
          ))}
        </div>
        <div className={page}>
          <Picture art="report-street" sizes="14rem" />
          <i className={text} />
        </div>
        <div className={`${page} -translate-x-[58%] translate-y-[3%] -rotate-6`}>
          <Picture art="report-cover" sizes="14rem" />
          <b className="text-[min(1.125rem,4.75vw)] leading-[1.1] text-ink">{cover}</b>
          <i className={text} />
        </div>
      </div>
    </div>
  );
}
