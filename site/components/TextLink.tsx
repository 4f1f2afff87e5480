import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import './text-link.css';

type Props = AnchorProps & {
  onDeep?: boolean;
  /** Leads to where one came from: the arrow stands before the words and points to the left. */
  back?: boolean;
  children: string;
};

const arrow = 'inline-block size-5 align-[-0.22em] transition-transform';

/** An underlined link with an arrow, for "learn more". If it wraps, the arrow stays with the word beside it. */
export function TextLink({ onDeep = false, back = false, children, ...link }: Props) {
  return (
    <Anchor {...link} className={`text-link group ${onDeep ? 'text-link-on-deep' : ''}`}>
      {back ? <Back words={children} /> : <Onward words={children} />}
    </Anchor>
  );
}

function Onward({ words }: { words: string }) {
  const lastWord = words.slice(words.lastIndexOf(' ') + 1);
  return (
    <>
      <span>{words.slice(0, -lastWord.length)}</span>
      <span className="text-link-end">
        {lastWord}
        <ArrowRight aria-hidden="true" className={`${arrow} ms-2 group-hover:translate-x-1`} />
      </span>
    </>
  );
}

function Back({ words }: { words: string }) {
  const [firstWord = ''] = words.split(' ');
  return (
    <>
      <span className="text-link-end">
        <ArrowLeft aria-hidden="true" className={`${arrow} me-2 group-hover:-translate-x-1`} />
        {firstWord}
      </span>
      <span>{words.slice(firstWord.length)}</span>
    </>
  );
}
