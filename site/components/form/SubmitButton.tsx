import type { ComponentProps } from 'react';
import { eventAttribute } from '#common/ids.ts';
import { buttonClass } from '../ButtonLink.tsx';

type Props = ComponentProps<'button'> & {
  texts: Record<'idle' | 'busy', string>;
  busy: boolean;
  event: string;
};

/** A submit button. `aria-disabled` keeps it focusable: the form ignores a click or names what is missing. */
export function SubmitButton({ texts, busy, disabled, event, ...button }: Props) {
  return (
    <button
      {...button}
      type="submit"
      aria-disabled={busy || disabled === true || undefined}
      aria-busy={busy || undefined}
      {...{ [eventAttribute]: disabled ? undefined : event }}
      className={`${buttonClass('primary')} group cursor-pointer aria-busy:cursor-progress aria-disabled:not-aria-busy:bg-line aria-disabled:not-aria-busy:text-ink/75 aria-disabled:not-aria-busy:shadow-none max-sm:w-full forced-colors:border-2`}
    >
      {busy ? texts.busy : texts.idle}
      <span
        aria-hidden="true"
        className="hidden size-5 shrink-0 rounded-full border-2 border-current border-e-transparent group-aria-busy:block motion-safe:animate-spin"
      />
    </button>
  );
}
