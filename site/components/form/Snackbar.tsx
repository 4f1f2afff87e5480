import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import './snackbar.css';

type Props = {
  text: string | undefined;
  icon: ReactNode;
  /** In milliseconds (requirement 5.10). */
  duration: number;
};

/**
 * A message that disappears after `duration`; in the first cell of a grid, over what is to be read afterwards.
 * Seen only: `Announcement` says it, since Firefox says nothing of an alert whose place changes with its text.
 */
export function Snackbar(props: Props) {
  return (
    <div className="no-print z-1 col-start-1 row-start-1 empty:absolute has-[.invisible]:invisible">
      {props.text !== undefined && <Bar {...props} />}
    </div>
  );
}

/**
 * The message. No timer runs once the pointer has moved onto it or over it. `pointerenter` and `:hover` also come when
 * it opens below a resting pointer, where the button was; so may, in Safari, a `pointermove` that moves by nothing.
 */
function Bar({ text, icon, duration }: Props) {
  const [held, setHeld] = useState(false);
  const [closed, setClosed] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => setClosed(true), duration);
    return () => clearTimeout(timer);
  }, [held, duration]);

  return (
    <div
      ref={show}
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setHeld(true);
      }}
      onPointerLeave={() => setHeld(false)}
      className={clsx('snackbar flex h-full items-center gap-2 px-4', closed && 'invisible')}
    >
      <span className="shrink-0 max-sm:hidden">{icon}</span>
      <span className="py-3 font-semibold">{text}</span>
    </div>
  );
}

const show = (bar: HTMLElement | null) => bar?.scrollIntoView({ block: 'nearest' });
