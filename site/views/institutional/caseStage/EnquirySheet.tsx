import type { CaseStageContent } from '#site/content/types/site.ts';
import { columns, ShownButton } from './parts.tsx';
import { Sheet } from './Sheet.tsx';
import { SitePlan } from './SitePlan.tsx';

type Props = { texts: CaseStageContent['enquiry']; number: string; index: number };

/** The enquiry as the client has filled it in, beside the plan of the site. */
export function EnquirySheet({ texts, number, index }: Props) {
  const { kind } = texts;
  const box = 'border-line rounded-button flex min-h-9 items-center gap-2 border px-3 py-1.5 text-ink';
  return (
    <Sheet {...texts} number={number} index={index}>
      <div className={`case-enquiry ${columns}`}>
        <div className="flex flex-col justify-between gap-4">
          <dl className="grid gap-x-3.5 gap-y-2.5 @sm:grid-cols-2">
            {texts.fields.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-fine">{label}</dt>
                <dd className={`${box} leading-tight`}>{value}</dd>
              </div>
            ))}
            <div className="case-tall @sm:col-span-2">
              <dt className="text-fine">{kind.label}</dt>
              <dd className="grid gap-3.5 @sm:grid-cols-2">
                <span className={`${box} @max-sm:hidden`}>
                  <span className="size-4 rounded-full border-2 border-grey-blue" />
                  {kind.short}
                </span>
                <span className={`${box} border-blue bg-page font-semibold`}>
                  <span className="size-4 rounded-full border-5 border-blue" />
                  {kind.full}
                </span>
              </dd>
            </div>
          </dl>
          <p className="flex">
            <ShownButton>{texts.send}</ShownButton>
          </p>
        </div>
        <div className="case-plan hidden flex-col overflow-hidden rounded-panel border border-line @2xl:flex">
          <SitePlan />
        </div>
      </div>
    </Sheet>
  );
}
