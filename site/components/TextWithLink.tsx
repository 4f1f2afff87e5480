import type { Link } from '#site/links.ts';
import { Anchor } from './Anchor.tsx';

type Props = {
  /** The phrase that is the link stands in square brackets: "[Verified valuers] quote their fee." */
  children: string;
  link: Link;
};

/** The parts of a text before, in and after its square brackets. */
const marked = /^(?<before>[^[]*)\[(?<phrase>[^\]]+)\](?<after>.*)$/s;

/**
 * A text in which one phrase is a link, in the colour of the text; without brackets it is the text alone.
 * @throws never; more than one pair of brackets stays as typed
 */
export function TextWithLink({ children, link }: Props) {
  const { before = children, phrase, after = '' } = marked.exec(children)?.groups ?? {};
  if (phrase === undefined) return children;
  return (
    <>
      {before}
      <Anchor link={link} className="underline decoration-1 underline-offset-4 hover:decoration-2">
        {phrase}
      </Anchor>
      {after}
    </>
  );
}
