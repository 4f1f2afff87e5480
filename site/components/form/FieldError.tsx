import { errorId } from './control.ts';

type Props = { name: string; error: string | undefined };

/**
 * Where a field's error stands. It is always there, empty when all is well: controls refer to it, the
 * contact service fills it in without JavaScript, and its line is kept free so that nothing jumps.
 */
export function FieldError({ name, error }: Props) {
  return (
    <p id={errorId(name)} data-error-for={name} className="text-small text-danger mt-1 min-h-6 font-semibold">
      {error ?? ''}
    </p>
  );
}
