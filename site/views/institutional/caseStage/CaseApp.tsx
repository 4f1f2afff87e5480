import { Check } from 'lucide-react';
import { logoShape } from '#site/components/layout/logoShape.ts';
import { Picture } from '#site/components/Picture.tsx';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { clientSteps } from '#site/content/types/clients.ts';
import type { CaseStageContent } from '#site/content/types/site.ts';

/** Classes of a list of the six steps: set `--i` to each item's index. */
export const atEach =
  '[--i:0] *:nth-2:[--i:1] *:nth-3:[--i:2] *:nth-4:[--i:3] *:nth-5:[--i:4] *:nth-6:[--i:5]';

type Props = { texts: CaseStageContent['app']; sample: string };

/** The sticky frame around the six panels: the client's enquiries; the case's number, status and progress. */
export function CaseApp({ texts, sample }: Props) {
  const { number, initials, property, address, purpose, status } = texts;
  const bar = 'flex items-center gap-x-4 border-line px-6';
  return (
    <div
      className="case-app sticky top-(--top) col-start-3 row-span-full hidden h-(--frame) self-start overflow-clip rounded-window bg-white text-[0.875rem] leading-snug text-body shadow-[0_40px_96px_-24px_rgb(4_21_40/0.7)] stage:flex"
      aria-hidden="true"
    >
      <Enquiries texts={texts} />
      <div className="min-w-0 flex-1">
        <p className={`h-12 border-b ${bar}`}>
          <b className="font-semibold text-ink">{number}</b>
          <SampleMark>{sample}</SampleMark>
          <span className="ms-auto grid size-8 place-items-center rounded-full bg-line font-semibold text-blue-dark">
            {initials}
          </span>
        </p>
        <div className={`h-18 pt-1 whitespace-nowrap [@media(height<50em)]:hidden ${bar}`}>
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
            <p className="case-roll h-[1.4em] min-w-28 overflow-clip">
              <span className="case-timed block [--from:0] [--motion:case-rolls_linear(0_0%_8%,.2_13%_28%,.4_33%_48%,.6_53%_68%,.8_73%_88%,1_93%_100%)] [--to:5]">
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
  const { width, height, front, back } = logoShape;
  return (
    <div className="hidden w-(--side) flex-col gap-1 border-e border-line bg-page/70 @case-wide/stage:flex">
      <p className="flex items-center gap-2 px-5 pt-3.5 pb-5 text-base font-bold text-ink">
        <svg viewBox={`0 0 ${width} ${height}`} className="h-6">
          <path d={back} className="fill-blue" />
          <path d={front} fillRule="evenodd" className="fill-orange" />
        </svg>
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
  const disc = 'case-timed absolute inset-0 grid place-items-center rounded-full bg-blue text-white';
  const link =
    'case-timed-after h-0.5 min-w-2 flex-1 bg-line after:block after:h-full after:origin-left after:bg-blue after:[--from:-.5] after:[--to:.5] after:[--motion:case-fills-along_linear]';
  return (
    <ol className={`flex h-13 items-center gap-2 border-b border-line px-6 pb-1 ${atEach}`}>
      {clientSteps.map((step, index) => (
        <li key={step} className="flex grow items-center gap-2 last:grow-0 last:[--done:-.2]">
          <span className="relative grid size-6 shrink-0 place-items-center rounded-full border border-grey-blue font-semibold">
            {index + 1}
            <span className={`${disc} [--from:-.5] [--to:-.36]`}>{index + 1}</span>
            <span className={`${disc} [--from:var(--done,.5)] [--to:calc(var(--done,.5)+.14)]`}>
              <Check className="size-3.5" strokeWidth={3} />
            </span>
          </span>
          <span className="hidden leading-tight font-semibold text-ink @6xl/stage:inline">{path[step]}</span>
          {index === clientSteps.length - 1 ? null : <span className={link} />}
        </li>
      ))}
    </ol>
  );
}
