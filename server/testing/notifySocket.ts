import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { startProgram } from './program.ts';

/**
 * The socket on which a service tells systemd how it is, for the running test. Node has no sockets of this kind
 * (AF_UNIX, datagrams); Perl, which every Debian has, does.
 */
const receiver = `
  use Socket;
  socket(my $socket, AF_UNIX, SOCK_DGRAM, 0) or die $!;
  bind($socket, sockaddr_un($ARGV[0])) or die $!;
  $| = 1;
  print "listening\\n";
  while (defined recv($socket, my $state, 4096, 0)) { print "$state\\n" if $state =~ /=/ && $state !~ /^BARRIER/ }
`;

export async function notifySocket(): Promise<{ path: string; states: string[] }> {
  const path = join(temporaryFolder(), 'notify');
  const { child, end } = await startProgram(['perl', '-e', receiver, path], (output) =>
    output.includes('listening') ? true : undefined,
  );
  onTestFinished(async () => {
    await end('SIGTERM');
  });
  const states: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => states.push(...chunk.toString().trim().split('\n')));
  return { path, states };
}
