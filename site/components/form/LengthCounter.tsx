import { useState } from 'react';

type Props = {
  /** How many characters are left; negative: too many. */
  left: number;
  /** Precede the number. */
  texts: { left: string; over: string };
  /** For the number's format. */
  language: string;
};

/** From this many characters before the end it shows. */
const near = 500;

/** It is announced with each hundred, since nobody listens to a number at each keystroke. */
const step = 100;

/** How much of a text is left near its limit, and how much is too much beyond it. Nothing is ever cut. */
export function LengthCounter({ left, texts, language }: Props) {
  const text =
    left > near ? '' : `${left < 0 ? texts.over : texts.left} ${Math.abs(left).toLocaleString(language)}`;
  const reached = text && Math.floor(left / step);
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
