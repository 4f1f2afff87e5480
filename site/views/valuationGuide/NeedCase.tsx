import { occasionOf, type NeedOutcome } from '#common/valuationNeed.ts';
import { Picture } from '#site/components/Picture.tsx';
import type { ValuationNeedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { pictureOf } from './answerPictures.ts';
import { GivenAnswers } from './GivenAnswers.tsx';
import './need-case.css';

type Props = { texts: ValuationNeedContent; outcome: NeedOutcome; need: Links['need'] };

/** The case that an outcome is of: the picture of its occasion, and the answers given. */
export function NeedCase({ texts, outcome, need }: Props) {
  const { given } = outcome;
  return (
    <div className="need-case">
      <Picture
        art={pictureOf(occasionOf(outcome) ?? '')}
        sizes="(min-width: 75em) 24rem, (min-width: 45em) 18rem, 1px"
        className="need-case-picture no-print"
      />
      <div className="need-case-answers">
        <GivenAnswers texts={texts} given={given} need={need} />
      </div>
    </div>
  );
}
