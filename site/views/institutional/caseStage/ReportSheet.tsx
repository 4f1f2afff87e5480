import { Picture } from '#site/components/Picture.tsx';
import type { CaseStageContent } from '#site/content/types/site.ts';
import { Line, ShownButton } from './parts.tsx';
import { Sheet } from './Sheet.tsx';

type Props = { texts: CaseStageContent; index: number };

/** The finished report: its cover, its value, and how that was worked out. */
export function ReportSheet({ texts: { report, app }, index }: Props) {
  const { cover } = report;
  return (
    <Sheet {...report} number={app.number} index={index} state={report.format}>
      <div className="grid min-h-0 flex-1 gap-8 @xl:grid-cols-[12.5rem_minmax(0,1fr)]">
        <div className="hidden max-h-96 min-h-0 flex-col rounded-button bg-deep p-4 text-fine text-white/85 @xl:flex">
          {cover.subject}
          <span className="relative my-2 min-h-12 flex-1">
            <span className="absolute inset-0 [&_img]:size-full [&_img]:object-contain">
              <Picture art="residential" sizes="200px" />
            </span>
          </span>
          <b className="text-base leading-snug font-semibold text-white">{cover.property}</b>
          <span className="mt-3 flex flex-wrap justify-between gap-x-2 border-t border-white/25 pt-2">
            <span>{cover.date.label}</span>
            {cover.date.value}
          </span>
        </div>
        <div className="flex min-h-0 flex-col justify-between gap-3">
          <p>
            {report.value.label}
            <b className="block text-title font-bold whitespace-nowrap text-blue-dark">
              {report.value.value}
            </b>
          </p>
          <dl className="case-dense">
            {report.lines.map(({ label, value }) => (
              <Line key={label} label={label}>
                {value}
              </Line>
            ))}
            <Line label={report.total.label} strong>
              {report.total.value}
            </Line>
          </dl>
          <p className="flex">
            <ShownButton>{report.download}</ShownButton>
          </p>
        </div>
      </div>
    </Sheet>
  );
}
