import { Check } from 'lucide-react';
import { LogoMark } from '#site/components/layout/LogoMark.tsx';
import { Picture } from '#site/components/Picture.tsx';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { clientSteps } from '#site/content/types/clients.ts';
import type { CaseStageContent } from '#site/content/types/site.ts';
import './case-app.css';

type Props = { texts: CaseStageContent['app']; sample: string };

/** The sticky frame around the six panels: the client's enquiries; the case's number, status and progress. */
export function CaseApp({ texts, sample }: Props) {
  const { number, initials, property, address, purpose, status } = texts;
  return (
    <div className="case-app" aria-hidden="true">
      <Enquiries texts={texts} />
      <div className="min-w-0 flex-1">
        <p className="case-app-bar">
          <b className="font-semibold text-ink">{number}</b>
          <SampleMark>{sample}</SampleMark>
          <span className="ms-auto grid size-8 place-items-center rounded-full bg-line font-semibold text-blue-dark">
            {initials}
          </span>
        </p>
        <div className="case-app-property">
          <Picture art="residential" sizes="80px" className="h-14 w-auto" />
          <p className="me-auto">
            <b className="block text-subheading leading-tight font-semibold text-ink">{property}</b>
            {address}
          </p>
          <p className="hidden @5xl/stage:block">
            {purpose.label}
            <b className="block font-semibold text-ink">{purpose.value}</b>
          </p>
          <div>
            {status.label}
            <p className="case-roll">
              <span className="case-timed case-roll-values">
                {clientSteps.map((step) => (
                  <span
                    key={step}
                    className="flex h-[1.4em] items-center gap-1.5 font-semibold text-blue-dark last:text-success"
                  >
                    <span className="size-2 rounded-full bg-current" />
                    {status.values[step]}
                  </span>
                ))}
              </span>
            </p>
          </div>
        </div>
        <Path texts={texts} />
      </div>
    </div>
  );
}

/** The side bar: the client's enquiries; the first is this case. */
function Enquiries({ texts: { name, enquiries, firm } }: Pick<Props, 'texts'>) {
  return (
    <div className="hidden w-(--side) flex-col gap-1 border-e border-line bg-page/70 @case-wide/stage:flex">
      <p className="flex items-center gap-2 px-5 pt-3.5 pb-5 text-base font-bold text-ink">
        <LogoMark
          className="h-6"
          paint={{ back: { className: 'fill-blue' }, front: { className: 'fill-orange' } }}
        />
        {name}
      </p>
      <p className="px-5 pb-1 font-semibold">{enquiries.title}</p>
      {enquiries.items.map(({ property, stage }) => (
        <p key={property} className="mx-2.5 rounded-button px-2.5 py-2 nth-3:bg-white nth-3:shadow-card">
          <b className="block truncate font-semibold text-ink">{property}</b>
          {stage}
        </p>
      ))}
      <p className="mx-5 mt-auto border-t border-line py-4 font-semibold text-ink">{firm}</p>
    </div>
  );
}

/** The six steps as a progress bar, filled by the view timeline. */
function Path({ texts: { path } }: Pick<Props, 'texts'>) {
  return (
    <ol className="case-each flex h-13 items-center gap-2 border-b border-line px-6 pb-1">
      {clientSteps.map((step, index) => (
        <li key={step} className="case-path-step">
          <span className="case-path-number">
            {index + 1}
            <span className="case-timed case-path-disc">{index + 1}</span>
            <span className="case-timed case-path-disc case-path-disc-done">
              <Check className="size-3.5" strokeWidth={3} />
            </span>
          </span>
          <span className="hidden leading-tight font-semibold text-ink @6xl/stage:inline">{path[step]}</span>
          {index === clientSteps.length - 1 ? null : <span className="case-timed-after case-path-link" />}
        </li>
      ))}
    </ol>
  );
}
