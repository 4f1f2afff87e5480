/**
 * A receiver of contact messages that hands them on to HubSpot, to Zammad, or to both. Node 24, this folder
 * and `npm install standardwebhooks` are all it needs: `node receiver.ts`. docs/webhook.md explains it.
 */
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { Webhook } from 'standardwebhooks';
import type { Event } from './event.ts';
import { systemsOf, type Settings } from './systems.ts';

const settings = Object.fromEntries(
  Object.entries(process.env).filter(([, value]) => value?.trim()),
) as Settings;
const { WEBHOOK_SECRET = '', PORT = '8080', HANDED_ON = 'handed-on.sqlite' } = settings;
const { systems, faults } = systemsOf(settings);
if (WEBHOOK_SECRET === '') faults.push('WEBHOOK_SECRET: is not set');
if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535)
  faults.push('PORT: must be a whole number from 0 to 65535');
if (faults.length > 0) refuse(faults.join('\n'));

const webhook = orRefuse(
  () => new Webhook(WEBHOOK_SECRET),
  () => 'WEBHOOK_SECRET: must be one secret of the service, whsec_ and base64',
);
const handedOn = orRefuse(openNotes, ({ message }) => `HANDED_ON: ${HANDED_ON}: ${message}`);
const find = handedOn.prepare('select 1 from handed_on where id = ? and system = ?');
const note = handedOn.prepare('insert or ignore into handed_on (id, system) values (?, ?)');

/** Ids alone, nothing about a person: what was handed on once is not handed on again. */
function openNotes(): DatabaseSync {
  const notes = new DatabaseSync(HANDED_ON);
  notes.exec('create table if not exists handed_on (id text, system text, primary key (id, system)) strict');
  return notes;
}

function orRefuse<Result>(make: () => Result, wordsFor: (error: Error) => string): Result {
  try {
    return make();
  } catch (error) {
    return refuse(wordsFor(error as Error));
  }
}

function refuse(words: string): never {
  console.error(words);
  process.exit(1);
}

/** @throws when a system has not taken it: then the service sends it again, and only that system is asked */
async function handOn(event: Event): Promise<void> {
  for (const { name, request } of systems) {
    if (find.get(event.data.id, name) !== undefined) continue;
    const response = await fetch(request(event), { signal: AbortSignal.timeout(8000) });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    note.run(event.data.id, name);
  }
}

/** The status that the service gets: 2xx ends its repetitions, anything but 410 makes it try again. */
async function answerTo(body: string, headers: Record<string, string>): Promise<number> {
  let event: Event;
  try {
    // The bytes as they came: JSON that was read and written again has another signature.
    event = webhook.verify(body, headers) as Event;
  } catch {
    return 401;
  }
  // Types that are new to this receiver are none of its business.
  if (event.type !== 'contact.accepted') return 204;
  try {
    await handOn(event);
    return 204;
  } catch (error) {
    console.error(event.data.id, (error as Error).message);
    return 502;
  }
}

const server = createServer((request, response) => {
  request
    .toArray()
    .then((chunks: Buffer[]) =>
      answerTo(Buffer.concat(chunks).toString(), request.headers as Record<string, string>),
    )
    .then(
      (status) => response.writeHead(status).end(),
      () => response.destroy(),
    );
});
server.on('error', ({ message }) => refuse(`PORT: ${message}`));
server.listen(Number(PORT), '127.0.0.1', () => console.log('listening', server.address()));
