import { clsx } from 'clsx';
import { useState } from 'react';
import { useRested } from './useRested.ts';

/** `left`: characters remaining, negative beyond the limit. The texts precede the number. */
type Props = { left: number; texts: { left: string; over: string }; language: string };

/** Shows the characters remaining (from 500 down) or above the limit. The text itself is never truncated. */
export function LengthCounter({ left, texts, language }: Props) {
  const words = (count: number) =>
    count > 500 ? '' : `${count < 0 ? texts.over : texts.left} ${Math.abs(count).toLocaleString(language)}`;
  const text = words(left);
  const restedLeft = useRested(left);
  // The live region changes every 100 characters: announcing every pause would be noise.
  const reached = words(restedLeft) && Math.floor(restedLeft / 100);
  const [said, say] = useState({ reached, text });
  if (said.reached !== reached) say({ reached, text: words(restedLeft) });

  return (
    <>
      <p className={clsx('mt-1 text-small', left < 0 && 'font-semibold text-danger')} aria-hidden="true">
        {text}
      </p>
      <p role="status" className="sr-only">
        {said.text}
      </p>
    </>
  );
}
