import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail, type Envelope } from '#server/delivery/compose.ts';
import { encodingNames } from '#server/delivery/headerText.ts';
import { emlName } from '#server/store/emlFolder.ts';
import { writeWhole } from '#server/store/wholeFile.ts';
import type { Delivery } from '#server/store/message.ts';
import type { Destination } from './destination.ts';

/** Without a mail server: writes each mail as a file that any mail program opens. */
export class FolderDestination implements Destination {
  readonly kind = 'team';
  readonly name: string;
  readonly recipients = [''];
  readonly #envelope: Envelope;
  readonly #isStored: (id: string) => Promise<boolean>;
  readonly #transport = encodingNames(
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );

  /** @param isStored whether a message is in the store: one that was erased meanwhile is not written */
  constructor(folder: string, envelope: Envelope, isStored: (id: string) => Promise<boolean>) {
    this.name = folder;
    this.#envelope = envelope;
    this.#isStored = isStored;
  }

  async send({ message }: Delivery): Promise<void> {
    const { message: mail } = await this.#transport.sendMail(composeMail(message, this.#envelope));
    await writeWhole(join(this.name, emlName(message)), this.#unlessErased(message.id, mail as Buffer));
  }

  /** A mail for a draft that is already there. */
  async *#unlessErased(id: string, mail: Buffer): AsyncGenerator<Buffer> {
    if (!(await this.#isStored(id))) throw new Error('the message was erased');
    yield mail;
  }
}
