import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import { ReportPreview } from '#site/components/ReportPreview.tsx';
import type { ReportPreviewContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = { texts: ReportPreviewContent; links: Links; locale: Locale };

/** The small fan that leads to the sample report, on a light ground and on a deep one. */
export function ReportSection({ texts, links, locale }: Props) {
  const link = links.to('sampleReport');
  return (
    <Band tone="white" labelledBy="report-preview">
      <div lang={locale}>
        <ReportPreview headingId="report-preview" texts={texts} link={link} />
        <div className="mt-16 rounded-panel bg-deep p-8 text-white/85 [&_h2]:text-white">
          <ReportPreview headingId="report-preview-deep" texts={texts} link={link} onDeep />
        </div>
      </div>
    </Band>
  );
}
