import type { DoorsContent } from '#site/content/types/doors.ts';
import { SampleMark } from './SampleMark.tsx';

type Props = { texts: DoorsContent['enquiry']; sample: string };

/** A sample enquiry that a valuer offers for or declines, and what either comes to; by radio buttons alone. */
export function EnquiryToDecide({ texts, sample }: Props) {
  const { title, facts, decide, undecided, offer, decline } = texts;
  return (
    <div className="desk">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <b className="text-ink font-semibold">{title}</b> <SampleMark>{sample}</SampleMark>
      </p>
      <dl className="desk-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small">{label}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <fieldset className="desk-order">
        <legend className="text-small">{decide}</legend>
        {[offer.label, decline.label].map((label, index) => (
          <label key={label}>
            <input type="radio" name="decision" value={index + 1} />
            {label}
          </label>
        ))}
      </fieldset>
      <div role="status" className="desk-said">
        <p>{undecided}</p>
        <div data-choice="1">
          <dl className="desk-bill">
            {offer.lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="font-semibold whitespace-nowrap">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-small">{offer.note}</p>
        </div>
        <p data-choice="2">{decline.text}</p>
      </div>
    </div>
  );
}
