import { errorId } from '#common/contact.ts';
import { codeAttribute } from '#common/ids.ts';
import type { ShownError } from './control.ts';

type Props = {
  name: string;
  /** What the field is called where its error is announced, away from the field. */
  label: string;
  error: ShownError | undefined;
};

/**
 * A field's error, rendered even when there is none: the control refers to it, the contact service fills it
 * in for visitors without JavaScript, and the reserved line keeps the form from jumping. Announced as it
 * appears, unless it comes with others that something else names.
 */
export function FieldError({ name, label, error }: Props) {
  return (
    <div aria-live={error?.announced === false ? 'off' : 'polite'} aria-atomic="true">
      <span className="sr-only" hidden={error === undefined}>
        {label}
      </span>
      <p
        id={errorId(name)}
        {...{ [codeAttribute]: error?.code }}
        className="mt-1 min-h-6 text-small font-semibold text-danger"
      >
        {error?.text ?? ''}
      </p>
    </div>
  );
}
