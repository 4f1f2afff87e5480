import { readReference } from '#common/reference.ts';
import type { StoredMessage } from '#server/store/message.ts';
import { Failure, UsageError, type Call } from './command.ts';

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A message's reference, as people say it, or its id, as the log has it. */
function nameOf(value: string): string {
  const name = readReference(value) ?? (idPattern.test(value) ? value.toLowerCase() : undefined);
  if (name !== undefined) return name;
  throw new UsageError(`"${value}" is neither the reference nor the id of a message; "list" shows them`);
}

/** @throws Failure when there is no such message */
export async function messageNamed(outbox: Call['outbox'], value?: string): Promise<StoredMessage> {
  const name = nameOf(value ?? '');
  const [message] = await (await outbox()).find({ name, limit: 1 });
  if (message === undefined) throw new Failure(`there is no message ${name}`);
  return message;
}

/** An e-mail address, checked just enough that a slip does not pass for "nobody of this name". */
export function emailOf(value: string | undefined): string {
  if (value !== undefined && /^[^\s@]+@[^\s@]+$/.test(value)) return value;
  throw new UsageError(`"${value ?? ''}" is not an e-mail address`);
}
