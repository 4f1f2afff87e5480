import { useState } from 'react';

/** `left`: characters remaining, negative beyond the limit. The texts precede the number. */
type Props = { left: number; texts: { left: string; over: string }; language: string };

/** Shows the characters remaining (from 500 down) or above the limit. The text itself is never truncated. */
export function LengthCounter({ left, texts, language }: Props) {
  const text =
    left > 500 ? '' : `${left < 0 ? texts.over : texts.left} ${Math.abs(left).toLocaleString(language)}`;
  // The live region changes every 100 characters: announcing every keystroke would be noise.
  const reached = text && Math.floor(left / 100);
  const [said, say] = useState({ reached, text });
  if (said.reached !== reached) say({ reached, text });

  return (
    <>
      <p className={`mt-1 text-small ${left < 0 ? 'font-semibold text-danger' : ''}`} aria-hidden="true">
        {text}
      </p>
      <p role="status" className="sr-only">
        {said.text}
      </p>
    </>
  );
}
