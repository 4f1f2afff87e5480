import { Choice } from '#site/components/product/Choice.tsx';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { caseSides } from '#site/content/types/twoSides.ts';
import type { TwoSidesContent } from '#site/content/types/site.ts';

type Props = { texts: TwoSidesContent };

/** Who sits on which side; on a narrow screen the choice of a side. */
export function CaseHeads({ texts: { sample, choose, sides } }: Props) {
  return (
    <div className="sides-heads no-print">
      <div className="sides-width items-center">
        {caseSides.map((side) => (
          <div key={side} className="sides-head max-md:hidden">
            <p className="text-heading font-bold text-ink">{sides[side].name}</p>
            <p className="text-small">{sides[side].party}</p>
          </div>
        ))}
        <p className="flex justify-center max-md:hidden md:col-2 md:row-1">
          <SampleMark>{sample}</SampleMark>
        </p>
        <div className="sides-choice items-center gap-x-3 md:hidden">
          <Choice
            legend={choose}
            name="side"
            chosen="client"
            options={caseSides.map((side) => ({ value: side, label: sides[side].name, id: `side-${side}` }))}
          />
          <SampleMark>{sample}</SampleMark>
        </div>
      </div>
    </div>
  );
}
