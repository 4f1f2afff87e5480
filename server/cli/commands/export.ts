import { Failure, UsageError, type Call, type Command } from '#server/cli/command.ts';
import { counted, messageText } from '#server/cli/format.ts';
import { onCommandLine, senderNamed } from '#server/cli/operands.ts';
import { findEml } from '#server/store/emlFolder.ts';
import type { MessageRecord } from '#server/store/message.ts';
import { everyMessage, hasText } from '#server/store/search.ts';

/** Whose messages are asked for. */
type ExportRequest = {
  isMeant: (message: MessageRecord) => boolean;
  /** What they are called to whoever asks. */
  called: string;
  /** Paths of the `.eml` files from them. */
  files: string[];
};

async function wantedBy(call: Call): Promise<ExportRequest> {
  if (call.values['text'] !== true) {
    const { key, called } = await senderNamed(call);
    const isSender = ({ sender }: { sender: string }) => sender === key;
    return { isMeant: isSender, called, files: await findEml(call.config.dataDir, isSender) };
  }
  const [operand] = call.operands;
  if (operand !== undefined && operand !== '-') throw new UsageError(onCommandLine);
  const text = await call.ask('Name, telephone number or other text: ');
  const isMeant = hasText(text);
  if (isMeant === undefined) throw new UsageError('--text needs letters or digits to look for');
  return { isMeant, called: text, files: [] };
}

export const exportFrom: Command = {
  name: 'export',
  usage: '[REFERENCE] | --text',
  summary: 'prints everything stored of a person',
  details: [
    'Asks for the e-mail address of the person, or reads it from standard input ("-" says no more than that). With the',
    'REFERENCE of a message it is the person who sent that.',
    '',
    '  --text   asks for a name, the end of a telephone number or another text instead, and prints what has it in one',
    '           of its fields',
    '',
    'Names the .eml files from that person on this machine, too; a text is looked for in the store alone.',
    'What was found by a text may be of somebody else: look before you hand it over. --json has all that is stored',
    '(Art. 15, 20 GDPR).',
  ].join('\n'),
  options: { text: { type: 'boolean' } },
  operands: { min: 0, max: 1 },
  async run(call) {
    const { isMeant, called, files } = await wantedBy(call);
    const messages: MessageRecord[] = [];
    for await (const message of everyMessage(await call.database()))
      if (isMeant(message)) messages.unshift(message);
    if (messages.length === 0 && files.length === 0) throw new Failure(`nothing is stored from ${called}`);
    const parts = messages.map((message) => messageText(message, call.config.siteUrl));
    if (files.length > 0) parts.push(`${counted(files.length, '.eml file')}:\n${files.join('\n')}`);
    return { data: { messages, files }, text: parts.join(`\n\n${'─'.repeat(40)}\n\n`) };
  },
};
