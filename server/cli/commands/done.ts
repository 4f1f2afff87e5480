import type { Command } from '#server/cli/command.ts';
import { counted } from '#server/cli/format.ts';
import { messagesNamed } from '#server/cli/operands.ts';
import { retentionText } from '#server/retention/rule.ts';
import { requestState } from '#server/store/dealtWith.ts';
import type { StoredMessage } from '#server/store/message.ts';

type Mark = Pick<Command, 'name' | 'summary' | 'details'> & {
  verb: 'done' | 'reopen';
  /** What is so already. */
  isSo: (message: StoredMessage) => boolean;
  /** How it is said of messages. */
  words: string;
};

function marking({ verb, isSo, words, ...command }: Mark): Command {
  return {
    ...command,
    usage: 'REFERENCE...',
    operands: { min: 1, max: Infinity },
    async run({ operands, outbox }) {
      const { messages, unknown } = await messagesNamed(outbox, operands);
      const already = messages.filter(isSo).map(({ id }) => id);
      const changed = messages.map(({ id }) => id).filter((id) => !already.includes(id));
      await (await outbox())[verb](changed);
      const rest = already.length === 0 ? '' : `; ${already.length} already`;
      return {
        data: { [words]: changed, already, unknown },
        text: `${counted(changed.length, 'message')} ${words}${rest}.`,
        unfinished: unknown.length === 0 ? undefined : `there is no message ${unknown.join(', ')}`,
      };
    },
  };
}

export const done = marking({
  name: 'done',
  verb: 'done',
  words: 'done',
  isSo: ({ doneAt }) => doneAt !== undefined,
  summary: 'says that messages are dealt with',
  details: [
    `They no longer wait for an answer, and are deleted ${retentionText} from now. Delivery is another matter: what`,
    'is queued still goes to the team; what has failed stays as it is, but counts as seen to.',
  ].join('\n'),
});

export const reopen = marking({
  name: 'reopen',
  verb: 'reopen',
  words: 'reopened',
  isSo: (message) => requestState(message, new Date()) === 'open',
  summary: 'says that messages are not dealt with, after all',
  details: 'They wait for an answer again, as old as they are. Nothing is sent again.',
});
