import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail, type Envelope } from '#server/delivery/compose.ts';
import { emlName } from '#server/store/emlFolder.ts';
import { writeWhole } from '#server/store/wholeFile.ts';
import type { Destination } from './destination.ts';

/** Without a mail server: writes each mail as a file that any mail program opens. */
export function folderDestination(folder: string, envelope: Envelope): Destination {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'team',
    name: folder,
    recipients: [''],
    async send(message) {
      const { message: mail } = await transport.sendMail(composeMail(message, envelope));
      await writeWhole(join(folder, emlName(message)), mail as Buffer);
    },
  };
}
