import { partsOfMarked } from '#site/content/types/marked.ts';
import type { Link } from '#site/links.ts';
import { Anchor } from './Anchor.tsx';

type Props = {
  /** The phrase that is the link stands in square brackets: "[Verified valuers] quote their fee." */
  children: string;
  link: Link;
};

/**
 * A text in which one phrase is a link, in the colour of the text; without brackets it is the text alone. Only the
 * first pair of brackets becomes the link; a further one stays as typed.
 */
export function TextWithLink({ children, link }: Props) {
  const parts = partsOfMarked(children);
  if (parts === null) return children;
  return (
    <>
      {parts.before}
      <Anchor link={link} className="underline decoration-1 underline-offset-4 hover:decoration-2">
        {parts.phrase}
      </Anchor>
      {parts.after}
    </>
  );
}
