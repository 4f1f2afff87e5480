import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { logoShape } from '#site/components/layout/logoShape.ts';
import { Picture } from '#site/components/Picture.tsx';
import { clientSteps } from '#site/content/types/clients.ts';
import type { CaseStageContent } from '#site/content/types/site.ts';

type Props = { texts: CaseStageContent['app']; sample: string };

/** The platform's frame around the six sheets: several enquiries, and of one its number, status and progress. */
export function CaseApp({ texts, sample }: Props) {
  return (
    <div className="case-app text-fine leading-snug text-body" aria-hidden="true">
      <Enquiries texts={texts} />
      <p className="col-start-2 flex items-center gap-2 border-b border-line px-6 whitespace-nowrap">
        <b className="font-semibold text-ink">{texts.number}</b>
        <span className="ms-1 rounded-full border border-grey-blue px-2.5 font-semibold">{sample}</span>
        <span className="ms-auto grid size-7 place-items-center rounded-full bg-line text-[0.6875rem] font-semibold text-blue-dark">
          {texts.initials}
        </span>
      </p>
      <div className="case-head col-start-2 flex items-center gap-4 px-6 pt-1">
        <span className="shrink-0 [&_img]:h-14 [&_img]:w-auto">
          <Picture art="residential" sizes="80px" />
        </span>
        <p className="me-auto min-w-0">
          <b className="block text-subheading leading-tight font-semibold whitespace-nowrap text-ink">
            {texts.property}
          </b>
          {texts.address}
        </p>
        <dl className="grid grid-flow-col grid-rows-[auto_auto] gap-x-6 whitespace-nowrap">
          {texts.facts.map(({ label, value }) => (
            <Fragment key={label}>
              <dt className="max-lg:hidden">{label}</dt>
              <dd className="font-semibold text-ink max-lg:hidden">{value}</dd>
            </Fragment>
          ))}
          <dt>{texts.status.label}</dt>
          <dd className="case-roll h-[1.4em] min-w-28 overflow-clip">
            <span className="block">
              {clientSteps.map((step) => (
                <span
                  key={step}
                  className="flex h-[1.4em] items-center gap-1.5 font-semibold text-blue-dark last:text-success"
                >
                  <span className="size-2 rounded-full bg-current" />
                  {texts.status.values[step]}
                </span>
              ))}
            </span>
          </dd>
        </dl>
      </div>
      <Path texts={texts} />
    </div>
  );
}

/** The side bar: the client's enquiries, the case first. */
function Enquiries({ texts: { name, enquiries, firm } }: Pick<Props, 'texts'>) {
  const { width, height, front, back } = logoShape;
  return (
    <div className="row-span-full flex flex-col gap-1 overflow-clip border-e border-line bg-page/70 max-[88em]:invisible">
      <p className="flex items-center gap-2 px-5 pt-3.5 pb-5 text-base font-bold text-ink">
        <svg viewBox={`0 0 ${width} ${height}`} className="h-6">
          <path d={back} className="fill-blue" />
          <path d={front} fillRule="evenodd" className="fill-orange" />
        </svg>
        {name}
      </p>
      <p className="px-5 pb-1 font-semibold">{enquiries.title}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 px-2.5">
        {enquiries.items.map(({ property, stage }, at) => (
          <li
            key={property}
            className={`rounded-button px-2.5 py-2 ${at === 0 ? 'bg-white shadow-card' : ''}`}
          >
            <b className="block truncate font-semibold text-ink">{property}</b>
            {stage}
          </li>
        ))}
      </ul>
      <p className="mx-5 mt-auto border-t border-line py-4 font-semibold text-ink">{firm}</p>
    </div>
  );
}

/** The six steps in a row, which fill as one scrolls. */
function Path({ texts: { path } }: Pick<Props, 'texts'>) {
  const disc = 'absolute inset-0 grid place-items-center rounded-full bg-blue text-white';
  return (
    <ol className="col-start-2 flex items-center justify-between gap-2 border-b border-line px-6 pb-1">
      {clientSteps.map((step, index) => (
        <Fragment key={step}>
          <li data-t={index + 1} className="flex items-center gap-2">
            <span className="relative grid size-6 shrink-0 place-items-center rounded-full border border-grey-blue font-semibold">
              {index + 1}
              <span className={`case-begun ${disc}`}>{index + 1}</span>
              <span className={`case-done ${disc}`}>
                <Check className="size-3.5" strokeWidth={3} />
              </span>
            </span>
            <span className="leading-tight font-semibold text-ink max-[72em]:hidden">{path[step]}</span>
          </li>
          {index === clientSteps.length - 1 ? null : (
            <li
              data-t={index + 1}
              className="case-link h-0.5 min-w-2 flex-1 bg-line after:block after:h-full after:origin-left after:bg-blue after:content-['']"
            />
          )}
        </Fragment>
      ))}
    </ol>
  );
}
