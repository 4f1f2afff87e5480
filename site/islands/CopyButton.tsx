import { eventAttributes, type ToolEvent } from '#site/analytics/events.ts';
import { useHydrated } from './useHydrated.ts';

type Props = {
  /** What is copied. */
  text: () => string;
  event: ToolEvent;
  /** Told afterwards whether it worked. */
  onCopied: (worked: boolean) => void;
  children: string;
};

/** Copies what a tool has made; quieter than buttons that lead on, and not there without a script. */
export function CopyButton({ text, event, onCopied, children }: Props) {
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
      onClick={() => void copy().then(onCopied)}
      className={`inline-flex min-h-11 items-center justify-center self-start rounded-button border-2 border-blue px-4 text-small font-semibold text-blue hover:bg-blue hover:text-white active:bg-blue-dark ${hydrated ? '' : 'invisible noscript:hidden'}`}
    >
      {children}
    </button>
  );
}
