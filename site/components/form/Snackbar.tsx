import { useEffect, useState, type ReactNode } from 'react';

type Props = {
  text: string | undefined;
  dismiss: string;
  icons: { alert: ReactNode; close: ReactNode };
  /** In milliseconds (requirement 5.10). */
  duration: number;
};

/**
 * A sticky message at the viewport's lower edge that disappears after `duration`. It has no height, and overlaps
 * neither the content after it nor anything outside its parent. The alert region is always rendered: some screen
 * readers do not announce one that is inserted together with its text.
 */
export function Snackbar(props: Props) {
  return (
    <div className="no-print pointer-events-none sticky bottom-4 z-30 h-0">
      <div role="alert" className="absolute inset-x-0 bottom-0 flex justify-center max-sm:-inset-x-4">
        {props.text !== undefined && <Bar {...props} />}
      </div>
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

  return closed ? null : (
    <div
      ref={show}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      className="pointer-events-auto flex items-center gap-3 rounded-button border border-transparent bg-danger py-1.5 ps-4 pe-1.5 text-white shadow-window sm:min-w-md"
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
