import { useEffect, useState, type ReactNode } from 'react';

type Props = {
  text: string | undefined;
  dismiss: string;
  icons: { alert: ReactNode; close: ReactNode };
  /** In milliseconds (requirement 5.10). */
  duration: number;
};

/**
 * A message that disappears after `duration`; in the first cell of a grid, over what is to be read afterwards.
 * The alert region is always rendered: some screen readers do not announce one that is inserted with its text.
 */
export function Snackbar(props: Props) {
  return (
    <div role="alert" className="no-print z-1 [grid-area:1/1] empty:absolute has-[.invisible]:invisible">
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
      className={`${closed ? 'invisible' : ''} flex h-full scroll-mb-60 items-center gap-2 border border-transparent bg-danger ps-4 pe-1 text-white`}
    >
      <span className="shrink-0 max-sm:hidden">{icons.alert}</span>
      <span className="me-auto py-2 font-semibold max-sm:text-small">{text}</span>
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
