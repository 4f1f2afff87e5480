import { Choice } from '#site/components/product/Choice.tsx';
import { Offer } from '#site/components/product/Offer.tsx';
import { Window } from '#site/components/product/Window.tsx';
import { comparedBy } from '#site/content/types/doors.ts';
import type { DoorsContent } from '#site/content/types/site.ts';
import { Answers } from './Answers.tsx';

type Props = { texts: DoorsContent['offers']; sample: string };

/** Three sample offers that can be put in order and chosen, by radio buttons alone. */
export function OffersToCompare({ texts, sample }: Props) {
  const { title, property, orderedBy, orders, choose, items, undecided } = texts;
  return (
    <Window title={title} sample={sample} className="group/answers self-start">
      <p className="text-small">{property}</p>
      <div className="group/offers grid gap-4">
        <Choice
          legend={orderedBy}
          name="order"
          chosen="price"
          options={comparedBy.map((value) => ({ value, label: orders[value] }))}
        />
        <fieldset className="grid min-w-0 gap-2.5">
          <legend className="sr-only">{choose}</legend>
          {items.map(({ valuer, fee, time, byTime }, index) => (
            <Offer
              key={valuer}
              name="answer-offer"
              value={String(index + 1)}
              valuer={valuer}
              fee={fee}
              duration={time}
              rankByTime={byTime}
            />
          ))}
        </fieldset>
      </div>
      <Answers undecided={undecided} answers={items.map(({ chosen }) => chosen)} />
    </Window>
  );
}
