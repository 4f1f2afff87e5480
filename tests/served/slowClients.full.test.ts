import { afterAll, beforeAll, it } from 'vitest';
import { contactPath } from '#common/contact.ts';
import type { Service } from '#server/testing/server.ts';
import { SECOND } from '#server/time.ts';
import { openSlowly, unfinishedPost } from './slow.ts';
import { serveBehindNginx } from './targets.ts';

let site: Service;
beforeAll(async () => {
  site = await serveBehindNginx({ maintenance: false });
});
afterAll(() => site.stop());

const unfinishedHeader = 'GET / HTTP/1.1\r\nHost: www.bewertra.example\r\nX-Slow: ';

const drips = [
  { what: 'a header', sent: unfinishedHeader, seconds: 20 },
  { what: 'the body of a message', sent: unfinishedPost(contactPath), seconds: 40 },
  { what: 'a body that the service has no use for', sent: unfinishedPost('/contact'), seconds: 40 },
  { what: 'a body that nginx has no use for', sent: unfinishedPost('/faq'), seconds: 20 },
];

it.concurrent.for(drips)(
  'nginx ends a connection that sends $what byte by byte',
  { timeout: 60_000 },
  async ({ sent, seconds }, { expect, onTestFinished }) => {
    const socket = await openSlowly(site.address, sent, '127.0.0.2');
    socket.resume();
    const drip = setInterval(() => socket.writable && socket.write('a'), 2 * SECOND);
    onTestFinished(() => {
      clearInterval(drip);
      socket.destroy();
    });
    // A reset, which is an error of the socket, is an end as well.
    await expect.poll(() => socket.closed, { timeout: seconds * SECOND, interval: SECOND / 4 }).toBe(true);
  },
);
