import { errorId } from '#common/contact.ts';
import { codeAttribute } from '#common/ids.ts';
import type { ShownError } from './control.ts';

type Props = { name: string; error: ShownError | undefined };

/**
 * Where a field's error stands. It is always there, empty when all is well: controls refer to it, the
 * contact service fills it in without JavaScript, and it keeps its line free so that nothing jumps.
 */
export function FieldError({ name, error }: Props) {
  return (
    <p
      id={errorId(name)}
      {...{ [codeAttribute]: error?.code }}
      className="text-small text-danger mt-1 min-h-6 font-semibold"
    >
      {error?.text ?? ''}
    </p>
  );
}
