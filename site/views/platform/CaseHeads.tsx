import { caseSides, type TwoSidesContent } from '#site/content/types/twoSides.ts';

type Props = { texts: TwoSidesContent };

/** Who sits on which side; on a narrow screen the choice of a side. */
export function CaseHeads({ texts: { sample, choose, sides } }: Props) {
  return (
    <div className="sides-heads no-print">
      <div className="sides-width items-center">
        {caseSides.map((side) => (
          <div key={side} className="sides-head max-md:hidden">
            <p className="text-heading text-ink font-bold">{sides[side].name}</p>
            <p className="text-small">
              {sides[side].party} <span className="sides-sample text-fine">{sample}</span>
            </p>
          </div>
        ))}
        <fieldset className="sides-choice md:hidden">
          <legend className="sr-only">{choose}</legend>
          {caseSides.map((side) => (
            <label key={side} className="rounded-button">
              <input type="radio" name="side" id={`side-${side}`} defaultChecked={side === 'client'} />
              {sides[side].name}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
