import { Fragment, type ReactNode } from 'react';
import { splitAtNames } from '#common/fill.ts';

type Props = {
  /** The text, with a name in braces where a part stands: "I accept the {terms}." */
  children: string;
  /** What stands for each name: a link, say, or a figure that changes. */
  parts: Readonly<Record<string, ReactNode>>;
};

/**
 * A text in which names stand for elements, so that whoever writes it sees one sentence.
 * @throws Error naming the text and the first name that has no part
 */
export function TextWithParts({ children, parts }: Props) {
  return splitAtNames(children).map((piece, index) => {
    if (typeof piece === 'string') return piece;
    if (!Object.hasOwn(parts, piece.name))
      throw new Error(`“${children}”: nothing is called {${piece.name}}`);
    return <Fragment key={index}>{parts[piece.name]}</Fragment>;
  });
}
