import { Choice } from '#site/components/product/Choice.tsx';
import { Fields } from '#site/components/product/Fields.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import { Window } from '#site/components/product/Window.tsx';
import type { DoorsContent } from '#site/content/types/site.ts';
import { Answers } from './Answers.tsx';

type Props = { texts: DoorsContent['enquiry']; sample: string };

/** A sample enquiry that a valuer offers for or declines, and what either comes to; by radio buttons alone. */
export function EnquiryToDecide({ texts, sample }: Props) {
  const { title, facts, decide, undecided, offer, decline } = texts;
  return (
    <Window title={title} sample={sample} className="group/answers self-start">
      <Fields items={facts} />
      <Choice
        legend={decide}
        legendShown
        name="answer-enquiry"
        options={[offer.label, decline.label].map((label, index) => ({ value: String(index + 1), label }))}
      />
      <Answers
        undecided={undecided}
        answers={[
          <>
            <Lines
              items={offer.lines.map((line, index) => ({
                ...line,
                ...(index === offer.lines.length - 1 && { state: 'total' as const }),
              }))}
            />
            <p className="text-small text-body mt-3">{offer.note}</p>
          </>,
          decline.text,
        ]}
      />
    </Window>
  );
}
