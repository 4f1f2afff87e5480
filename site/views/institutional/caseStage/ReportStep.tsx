import { Picture } from '#site/components/Picture.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import { MockButton } from '#site/components/product/MockButton.tsx';
import type { CaseStageContent } from '#site/content/types/site.ts';
import './report-step.css';

type Props = { texts: CaseStageContent };

/** The finished report: cover, value, and the calculation of the value. */
export function ReportStep({ texts: { report } }: Props) {
  const { subject, street, date, value, lines, download } = report;
  return (
    <div className="report-columns">
      <div className="report-cover bg-deep">
        {subject}
        <span className="report-picture">
          <Picture art="residential" sizes="200px" className="absolute inset-0 size-full object-contain" />
        </span>
        <b className="text-base leading-snug font-semibold text-white">{street}</b>
        <span className="report-date">
          <span>{date.label}</span>
          {date.value}
        </span>
      </div>
      <div className="flex min-h-0 flex-col gap-2 md:justify-between low:gap-2">
        <p>
          {value.label}
          <b className="block text-title font-bold whitespace-nowrap text-blue-dark">{value.value}</b>
        </p>
        <div>
          <Lines items={lines} lineClass="report-line" />
        </div>
        <p className="mt-2 @max-md/window:hidden low:hidden">
          <MockButton>{download}</MockButton>
        </p>
      </div>
    </div>
  );
}
