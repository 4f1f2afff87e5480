import { readReference } from '#common/reference.ts';
import { addressKey } from '#server/store/addressKey.ts';
import type { MessageRecord } from '#server/store/message.ts';
import { emailOf } from './email.ts';
import { Failure, UsageError, type Call } from './command.ts';
import { findMessages } from '#server/store/records.ts';

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A message's reference, as people say it, or its id, as the log has it; undefined for anything else. */
function nameOf(value: string): string | undefined {
  return readReference(value) ?? (idPattern.test(value) ? value.toLowerCase() : undefined);
}

/** @throws Failure when there is no such message */
export async function messageNamed(database: Call['database'], value = ''): Promise<MessageRecord> {
  const name = nameOf(value);
  if (name === undefined)
    throw new UsageError(`"${value}" is neither the reference nor the id of a message; "list" shows them`);
  const [message] = await findMessages(await database(), { name, limit: 1 });
  if (message === undefined) throw new Failure(`there is no message ${name}`);
  return message;
}

/** Somebody whose messages are meant. */
export type Sender = {
  /** As `addressKey` spells the address. */
  key: string;
  /** What the person is called to whoever runs the command: the address as it was typed, or a reference. */
  called: string;
};

const question = 'E-mail address: ';

/**
 * A person: the sender of the message that an operand names, or an address that is asked for; `-` asks like no operand.
 * @throws UsageError for an address among the arguments: it stays where they are recorded
 */
export async function senderNamed({ operands: [operand], ask, database }: Call): Promise<Sender> {
  if (operand !== undefined && operand !== '-') {
    if (nameOf(operand) === undefined) throw new UsageError(onCommandLine);
    const { sender } = await messageNamed(database, operand);
    return { key: sender, called: `the sender of ${operand}` };
  }
  const email = emailOf(await ask(question));
  return { key: addressKey(email), called: email };
}

/** Said of an operand that is no reference: not repeated, as it may be an address. */
export const onCommandLine =
  'only a reference (BW-7K3Q-M2) or an id is taken from the command line. Whatever else stood there is now in your ' +
  'shell’s history and may be in the logs of sudo (journalctl) and npm (~/.npm/_logs). Leave it out: you are asked for it';
