import { clsx } from 'clsx';
import { eventAttributes, type ToolEvent } from '#site/analytics/events.ts';
import { buttonClass, type ButtonVariant } from '#site/components/ButtonLink.tsx';
import { useHydrated } from './useHydrated.ts';

type Props = {
  /** What is copied. */
  text: () => string;
  /** What web analytics is told of it, if anything. */
  event?: ToolEvent;
  /** Told afterwards whether it worked. */
  onCopied: (worked: boolean) => void;
  variant?: ButtonVariant;
  /** Lower, beside a tool's other controls. */
  compact?: boolean;
  /** While there is nothing to copy. */
  disabled?: boolean;
  className?: string;
  children: string;
};

/** Copies what a tool has made; not there without a script. */
export function CopyButton(props: Props) {
  const { text, event, onCopied, variant = 'secondary', compact = true } = props;
  const { disabled, className, children } = props;
  const hydrated = useHydrated();

  async function copy(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text());
      return true;
    } catch {
      return false;
    }
  }

  return (
    <button
      type="button"
      {...eventAttributes(event)}
      inert={!hydrated}
      disabled={disabled}
      onClick={() => void copy().then(onCopied)}
      className={clsx(buttonClass(variant, compact), 'no-print noscript:hidden', className)}
    >
      {children}
    </button>
  );
}
