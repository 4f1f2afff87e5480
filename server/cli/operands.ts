import { UsageError } from './command.ts';

/** The id of a message, as the log, the mail and `list` show it. */
export function idOf(value: string | undefined): string {
  if (value !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
    return value.toLowerCase();
  throw new UsageError(`"${value ?? ''}" is not the id of a message; "list" shows them`);
}

/** An e-mail address, checked just enough that a slip does not pass for "nobody of this name". */
export function emailOf(value: string | undefined): string {
  if (value !== undefined && /^[^\s@]+@[^\s@]+$/.test(value)) return value;
  throw new UsageError(`"${value ?? ''}" is not an e-mail address`);
}
