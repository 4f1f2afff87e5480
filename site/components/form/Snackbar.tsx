import { useEffect, useState, type ReactNode } from 'react';

type Props = {
  text: string | undefined;
  dismiss: string;
  icons: { alert: ReactNode; close: ReactNode };
  /** In milliseconds (requirement 5.10). */
  duration: number;
};

/**
 * A message that disappears after `duration`; in flow, for a wrapping flex row. Its place is kept, so that nothing moves.
 * The alert region is always rendered: some screen readers do not announce one that is inserted with its text.
 */
export function Snackbar(props: Props) {
  return (
    <div
      role="alert"
      className="no-print min-w-0 flex-1 empty:absolute has-[.invisible]:invisible max-sm:order-last max-sm:basis-full sm:basis-80"
    >
      {props.text !== undefined && <Bar {...props} />}
    </div>
  );
}

/** The message. No timer runs while it is hovered or has focus. */
function Bar({ text, dismiss, icons, duration }: Props) {
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
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className={`${closed ? 'invisible' : ''} flex scroll-mb-32 items-center gap-2 rounded-button border border-transparent bg-danger py-0.5 ps-3 pe-1 text-white sm:scroll-mb-24`}
    >
      <span className="shrink-0 max-sm:hidden">{icons.alert}</span>
      <span className="me-auto py-1.5 text-small font-semibold">{text}</span>
      <button
        type="button"
        aria-label={dismiss}
        onClick={() => setClosed(true)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm hover:bg-white/15 active:bg-white/25"
      >
        {icons.close}
      </button>
    </div>
  );
}

const show = (bar: HTMLElement | null) => bar?.scrollIntoView({ block: 'nearest' });
