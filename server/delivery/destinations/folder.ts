import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail, type Envelope } from '#server/delivery/compose.ts';
import { emlName } from '#server/store/emlFolder.ts';
import type { Destination } from './destination.ts';

/** Without a mail server: writes each mail as a file that any mail program opens. */
export function folderDestination(folder: string, envelope: Envelope): Destination {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'team',
    name: folder,
    async send(message) {
      const { message: mail } = await transport.sendMail(composeMail(message, envelope));
      await writeWhole(folder, emlName(message), mail as Buffer);
    },
    close: () => transport.close(),
  };
}

/** A reader of the folder sees the whole file or none, and what was written survives a power cut. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.part`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
