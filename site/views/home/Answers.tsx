import type { ReactNode } from 'react';

type Props = {
  /** Stands until something is chosen. */
  undecided: ReactNode;
  /** What each choice comes to, in the order of its radio buttons' values "1", "2", "3". */
  answers: readonly ReactNode[];
};

const shown = [
  'group-has-[[value="1"]:checked]/answers:block',
  'group-has-[[value="2"]:checked]/answers:block',
  'group-has-[[value="3"]:checked]/answers:block',
];

/** What is said of a choice, one thing at a time, by `:has()` alone. Its ancestor is `group/answers`. */
export function Answers({ undecided, answers }: Props) {
  return (
    <div role="status" className="border-line text-ink border-t pt-4">
      <div className="group-has-[[name^=answer]:checked]/answers:hidden">{undecided}</div>
      {answers.map((answer, index) => (
        <div key={index} className={`hidden ${shown[index] ?? ''}`}>
          {answer}
        </div>
      ))}
    </div>
  );
}
