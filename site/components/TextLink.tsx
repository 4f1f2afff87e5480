import { ArrowRight } from 'lucide-react';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import './text-link.css';

type Props = AnchorProps & { onDeep?: boolean; children: string };

/** An underlined link with an arrow, for "learn more". If it wraps, the arrow stays with the last word. */
export function TextLink({ onDeep = false, children, ...link }: Props) {
  const lastWord = children.slice(children.lastIndexOf(' ') + 1);
  return (
    <Anchor {...link} className={`text-link group ${onDeep ? 'text-link-on-deep' : ''}`}>
      <span>{children.slice(0, -lastWord.length)}</span>
      <span className="text-link-end">
        {lastWord}
        <ArrowRight
          aria-hidden="true"
          className="ms-2 inline-block size-5 align-[-0.22em] transition-transform group-hover:translate-x-1"
        />
      </span>
    </Anchor>
  );
}
