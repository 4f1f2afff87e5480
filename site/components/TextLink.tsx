import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import './text-link.css';

type Props = AnchorProps & {
  onDeep?: boolean;
  /** Leads to where one came from: the arrow stands before the words and points to the left. */
  back?: boolean;
  children: string;
};

/** An underlined link with an arrow, for "learn more". If it wraps, the arrow stays with the word beside it. */
export function TextLink({ onDeep = false, back = false, children, ...link }: Props) {
  return (
    <Anchor {...link} className={clsx('text-link', back && 'text-link-back', onDeep && 'text-link-on-deep')}>
      {back && <ArrowLeft aria-hidden="true" className="text-link-arrow" />}
      <span className="text-link-words">{children}</span>
      {!back && <ArrowRight aria-hidden="true" className="text-link-arrow" />}
    </Anchor>
  );
}
