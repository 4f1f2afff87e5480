import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail, type Envelope } from '#server/delivery/compose.ts';
import { encodingNames } from '#server/delivery/headerText.ts';
import { emlName } from '#server/store/emlFolder.ts';
import { writeWhole } from '#server/store/wholeFile.ts';
import type { Destination } from './destination.ts';

/**
 * Without a mail server: writes each mail as a file that any mail program opens.
 * @param isStored whether a message is in the store: one that was erased meanwhile is not written
 */
export function folderDestination(
  folder: string,
  envelope: Envelope,
  isStored: (id: string) => Promise<boolean>,
): Destination {
  const transport = encodingNames(
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    kind: 'team',
    name: folder,
    recipients: [''],
    async send(message) {
      const { message: mail } = await transport.sendMail(composeMail(message, envelope));
      async function* content() {
        if (!(await isStored(message.id))) throw new Error('the message was erased');
        yield mail as Buffer;
      }
      await writeWhole(join(folder, emlName(message)), content());
    },
  };
}
