import { SampleMark } from '#site/components/product/SampleMark.tsx';
import type { SurveyContent } from '#site/content/types/site.ts';

type Props = { texts: SurveyContent };

/** What the house is worth and by which methods; the picture's description says the same aloud. */
export function ValueTag({ texts: { label, sample, amount, methods, derived } }: Props) {
  return (
    <div
      aria-hidden="true"
      className="survey-tag rounded-panel shadow-window text-body bg-white forced-colors:border"
    >
      <p className="text-small max-sm:text-fine text-blue-dark flex flex-wrap items-center justify-between gap-x-1 font-semibold">
        {label} <SampleMark>{sample}</SampleMark>
      </p>
      <p className="survey-amount text-ink font-bold whitespace-nowrap">{amount}</p>
      <p className="text-fine">{derived}</p>
      <dl className="border-line text-fine flex justify-between gap-x-3 mt-2 border-t pt-2 max-sm:hidden md:max-lg:hidden">
        {methods.map((method) => (
          <div key={method.label}>
            <dt>{method.label}</dt>
            <dd className="text-ink font-semibold whitespace-nowrap">{method.amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
