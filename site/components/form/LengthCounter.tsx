import { useState } from 'react';

/** `left`: how many characters may still come, negative where there are too many. The texts precede the number. */
type Props = { left: number; texts: { left: string; over: string }; language: string };

/** How much of a text is left in its last 500 characters, and how much is too much beyond. Nothing is ever cut. */
export function LengthCounter({ left, texts, language }: Props) {
  const text =
    left > 500 ? '' : `${left < 0 ? texts.over : texts.left} ${Math.abs(left).toLocaleString(language)}`;
  // The live region changes every hundred characters; at each keystroke it would be noise.
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
