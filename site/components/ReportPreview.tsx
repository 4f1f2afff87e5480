import map from '#site/assets/report/map.svg?no-inline';
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

/** What a report looks like, in a few words and a fan of three pages, and the way to the sample report. */
export function ReportPreview({ headingId, texts, link, onDeep = false }: Props) {
  const { kicker, title, text, action, sample } = texts;
  return (
    <div className="grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
      <div>
        <SectionHeading id={headingId} kicker={kicker} title={title} lead={text} onDeep={onDeep} />
        <p className="mt-8 flex">
          <ButtonLink link={link} variant={onDeep ? 'light' : 'secondary'}>
            {action}
          </ButtonLink>
        </p>
      </div>
      <div className="report-preview" aria-hidden="true">
        <div className="report-preview-page">
          <Picture art="report-cover" sizes="14rem" />
          <b>{texts.cover}</b>
          <i />
          {sample}
        </div>
        <div className="report-preview-page">
          <img src={map} alt="" width={1000} height={660} loading="lazy" decoding="async" />
          <i />
        </div>
        <div className="report-preview-page">
          <i />
          <i />
          <i />
        </div>
      </div>
    </div>
  );
}
