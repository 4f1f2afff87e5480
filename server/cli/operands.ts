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
  const message = await (await outbox()).find(name);
  if (message === undefined) throw new Failure(`there is no message ${name}`);
  return message;
}

/** The messages that are named, each once, and the names of which there is none. */
export async function messagesNamed(
  outbox: Call['outbox'],
  values: string[],
): Promise<{ messages: StoredMessage[]; unknown: string[] }> {
  const names = [...new Set(values.map(nameOf))];
  const store = await outbox();
  const found = await Promise.all(names.map((name) => store.find(name)));
  const messages = found.filter((message) => message !== undefined);
  return {
    messages: [...new Map(messages.map((message) => [message.id, message])).values()],
    unknown: names.filter((_, index) => found[index] === undefined),
  };
}

/**
 * The held messages that operands name, or those of `--all`; whichever is wrong, nothing has happened yet.
 * @returns their ids; undefined for all
 */
export async function heldNamed({ values, operands, outbox }: Call): Promise<string[] | undefined> {
  if ((values['all'] === true) === operands.length > 0)
    throw new UsageError('give either the references of messages or --all');
  if (operands.length === 0) return undefined;
  const messages: StoredMessage[] = [];
  for (const operand of operands) messages.push(await messageNamed(outbox, operand));
  const other = messages.find(({ state }) => state !== 'held');
  if (other !== undefined) throw new Failure(`message ${other.id} is not held: it is ${other.state}`);
  return messages.map(({ id }) => id);
}

/** An e-mail address, checked just enough that a slip does not pass for "nobody of this name". */
export function emailOf(value: string | undefined): string {
  if (value !== undefined && /^[^\s@]+@[^\s@]+$/.test(value)) return value;
  throw new UsageError(`"${value ?? ''}" is not an e-mail address`);
}
