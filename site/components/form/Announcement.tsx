import { useEffect, useState } from 'react';
import { withoutHyphens } from '#common/marks.ts';

type Props = {
  /** What the text is about: the same text for another reason is said again. */
  of: unknown;
  text: string;
};

/** In milliseconds; screen readers have taken the text over by then. */
const duration = 7000;

/**
 * Says a text to screen readers, and takes it away before somebody meets it while reading. One text in an element that
 * is always rendered, never hidden and never styled anew: Firefox says nothing in a region that appears or moves with
 * its text, and Chromium says paragraphs twice.
 */
export function Announcement({ of, text }: Props) {
  const [said, setSaid] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setSaid(of), duration);
    return () => clearTimeout(timer);
  }, [of]);

  return (
    <p role="status" className="sr-only">
      {said === of ? '' : withoutHyphens(text)}
    </p>
  );
}
