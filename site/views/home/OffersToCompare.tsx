import { comparedBy, type DoorsContent } from '#site/content/types/doors.ts';
import { SampleMark } from './SampleMark.tsx';

type Props = { texts: DoorsContent['offers']; sample: string };

/**
 * Three sample offers that can be put in order and chosen. It works by its radio buttons and `doors.css` alone;
 * where a browser cannot do that, they stand as they are, the cheapest first.
 */
export function OffersToCompare({ texts, sample }: Props) {
  const { title, property, orderedBy, orders, choose, items, undecided } = texts;
  return (
    <div className="desk">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <b className="text-ink font-semibold">{title}</b> <SampleMark>{sample}</SampleMark>
      </p>
      <p className="text-small">{property}</p>
      <fieldset className="desk-order">
        <legend className="text-small">{orderedBy}</legend>
        {comparedBy.map((order) => (
          <label key={order}>
            <input type="radio" name="order" value={order} defaultChecked={order === 'price'} />
            {orders[order]}
          </label>
        ))}
      </fieldset>
      <fieldset className="desk-choices">
        <legend className="sr-only">{choose}</legend>
        {items.map(({ valuer, fee, time, byTime }, index) => (
          <label key={valuer} data-by-time={byTime}>
            <input type="radio" name="offer" value={index + 1} />
            <span className="text-ink font-semibold">{valuer}</span>
            <span className="text-ink font-semibold">{fee}</span>
            <span>{time}</span>
          </label>
        ))}
      </fieldset>
      <div role="status" className="desk-said">
        <p>{undecided}</p>
        {items.map(({ valuer, chosen }, index) => (
          <p key={valuer} data-choice={index + 1}>
            {chosen}
          </p>
        ))}
      </div>
    </div>
  );
}
