import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail, type Correspondents } from '#server/delivery/compose.ts';
import { encodingNames } from '#server/delivery/headerText.ts';
import { emlName } from '#server/store/emlFolder.ts';
import { writeWhole } from '#server/store/wholeFile.ts';
import type { Delivery } from '#server/store/message.ts';
import type { DestinationOf } from './destination.ts';

/** The team without a mail server: each mail is a file that any mail program opens. */
export type TeamFolder = DestinationOf<'team'> & {
  folder: string;
  correspondents: Correspondents;
  /** Whether a message is in the store: one that was erased meanwhile is not written. */
  isStored: (id: string) => Promise<boolean>;
};

export function teamFolder(
  folder: string,
  correspondents: Correspondents,
  isStored: TeamFolder['isStored'],
): TeamFolder {
  return { name: 'team', location: folder, recipients: [''], folder, correspondents, isStored };
}

/** Composes mails and sends none. */
const composer = encodingNames(createTransport({ streamTransport: true, buffer: true, newline: 'windows' }));

/** Writes the mail about a message as a file. */
export async function writeForTeam(
  { message }: Delivery,
  { folder, correspondents, isStored }: TeamFolder,
): Promise<void> {
  const { message: mail } = await composer.sendMail(composeMail(message, correspondents));
  await writeWhole(join(folder, emlName(message)), unlessErased(message.id, mail as Buffer, isStored));
}

/** A mail for a draft that is already there. */
async function* unlessErased(
  id: string,
  mail: Buffer,
  isStored: TeamFolder['isStored'],
): AsyncGenerator<Buffer> {
  if (!(await isStored(id))) throw new Error('the message was erased');
  yield mail;
}
