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
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

const webhook = new Webhook(WEBHOOK_SECRET);

// Ids alone, nothing about a person: what was handed on once is not handed on again.
const handedOn = new DatabaseSync(HANDED_ON);
handedOn.exec('create table if not exists handed_on (id text, system text, primary key (id, system)) strict');
const find = handedOn.prepare('select 1 from handed_on where id = ? and system = ?');
const note = handedOn.prepare('insert or ignore into handed_on (id, system) values (?, ?)');

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
server.listen(Number(PORT), '127.0.0.1', () => console.log('listening', server.address()));
