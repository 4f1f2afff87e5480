import { ArrowRight } from 'lucide-react';
import { Anchor, type AnchorProps } from './Anchor.tsx';

type Props = AnchorProps & { onDeep?: boolean; children: string };

/** An underlined link with an arrow, for "learn more". If it wraps, the arrow stays with the last word. */
export function TextLink({ onDeep = false, children, ...link }: Props) {
  const lastWord = children.slice(children.lastIndexOf(' ') + 1);
  return (
    <Anchor
      {...link}
      className={`group inline-block self-center py-2 font-semibold text-balance underline decoration-2 underline-offset-6 ${onDeep ? 'text-white decoration-orange hover:decoration-white' : 'text-blue decoration-orange hover:text-blue-dark hover:decoration-current'}`}
    >
      <span>{children.slice(0, -lastWord.length)}</span>
      <span className="max-[22.5em]:inline-block max-[22.5em]:[text-decoration:inherit] min-[22.5em]:whitespace-nowrap">
        {lastWord}
        <ArrowRight
          aria-hidden="true"
          className="ms-2 inline-block size-5 align-[-0.22em] transition-transform group-hover:translate-x-1"
        />
      </span>
    </Anchor>
  );
}
