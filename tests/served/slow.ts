import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';

/** The header of a post whose body never comes whole, and the first byte of that. */
export const unfinishedPost = (path: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: www.bewertra.example',
    'Content-Type: application/json',
    'Content-Length: 9999',
    '',
    '{',
  ].join('\r\n');

/**
 * Opens a connection by TLS to a site on this machine, sends this, and leaves the rest to the caller.
 * @param localAddress whom the site takes it for, one of this machine's addresses
 */
export async function openSlowly(
  address: string,
  sent: string,
  localAddress: string,
  ALPNProtocols: string[] = ['http/1.1'],
): Promise<TLSSocket> {
  const { hostname, port } = new URL(address);
  const carrier = connectPlain({ host: '127.0.0.1', port: Number(port), localAddress });
  const socket = connect({ socket: carrier, servername: hostname, rejectUnauthorized: false, ALPNProtocols });
  await once(socket, 'secureConnect');
  // What ends it is the site's affair, a reset included.
  socket.on('error', () => undefined);
  socket.write(sent);
  return socket;
}
