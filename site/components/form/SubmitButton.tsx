import type { ComponentProps } from 'react';
import { eventAttribute } from '#common/ids.ts';
import { buttonClass } from '../ButtonLink.tsx';
import './submit-button.css';

type Props = ComponentProps<'button'> & {
  texts: Record<'idle' | 'busy', string>;
  busy: boolean;
  event: string;
};

/**
 * A submit button. `aria-disabled` keeps it focusable: the form ignores a click or names what is missing. Its words are
 * the only child of an element: a browser that translates the page puts other nodes in the place of texts, and React
 * changes a text beside other nodes in the one that it knows.
 */
export function SubmitButton({ texts, busy, disabled, event, ...button }: Props) {
  return (
    <button
      {...button}
      type="submit"
      aria-disabled={busy || disabled === true || undefined}
      aria-busy={busy || undefined}
      {...{ [eventAttribute]: disabled ? undefined : event }}
      className={`${buttonClass('primary')} submit-button`}
    >
      <span>{busy ? texts.busy : texts.idle}</span>
      <span aria-hidden="true" className="submit-button-spinner motion-safe:animate-spin" />
    </button>
  );
}
