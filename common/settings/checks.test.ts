import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import * as check from './checks.ts';
import { databaseAddress } from './databaseAddress.ts';

/** What the check says of a value; empty when it takes it. */
function faultOf(one: z.ZodType, value: unknown): string {
  return one.safeParse(value).error?.issues[0]?.message ?? '';
}

const key = (bytes: number) => Buffer.alloc(bytes, 'key').toString('base64');

describe('who is told of trouble', () => {
  it.each(['http://ntfy.example/topic', 'https://me:word@ntfy.example/', 'https://me:100%25@ntfy.example/'])(
    'is %s',
    (value) => {
      expect(faultOf(check.watcher, value)).toBe('');
    },
  );

  it.each(['ntfy.example/topic', 'mailto:me@ntfy.example', 'ftp://ntfy.example/'])('is not %s', (value) => {
    expect(faultOf(check.watcher, value)).toContain('http:// or https://');
  });

  it.each([
    'https://100%:word@ntfy.example/',
    'https://me:100%@ntfy.example/',
    'https://100%:42@ntfy.example/',
  ])('is nobody who could not sign in: %s', (value) => {
    expect(faultOf(check.watcher, value)).toContain('%25');
  });

  it('is nobody where a password has ended the host', () => {
    expect(faultOf(check.watcher, 'https://user:4711?x@ntfy.example/?topic=a')).toContain('? as %3F');
  });
});

describe('the mail server', () => {
  it.each([
    'smtp://mail.example',
    'smtps://user:word@mail.example:465/',
    'smtp://user:4711%23geheim@mail.example:587?requireTLS=true',
  ])('is %s', (value) => {
    expect(faultOf(check.mailServer, value)).toBe('');
  });

  it.each([
    'smtp://user:4711#geheim@mail.example:587',
    'smtp://user:4711/geheim@mail.example',
    'smtp://user:4711?geheim@mail.example',
    'smtp://user:geheim#word@mail.example',
    'smtp://mail.example/inbox',
  ])('is not %s, which may have a sign of the password in its place', (value) => {
    const fault = faultOf(check.mailServer, value);
    expect(fault).not.toBe('');
    expect(fault).not.toContain('geheim');
  });

  it.each(['requireTLS=false', 'name=www.bewertra.example&authMethod=LOGIN', 'tls.servername=mail.example'])(
    'may have options (%s)',
    (query) => {
      expect(faultOf(check.mailServer, `smtp://mail.example?${query}`)).toBe('');
    },
  );

  it.each([
    ['sends nothing', 'streamTransport=true'],
    ['sends nothing', 'jsonTransport=true'],
    ['starts a program', 'sendmail=true'],
    ['sends elsewhere', 'url=smtp://x.example'],
    ['sends elsewhere', 'host=x.example'],
    ['sends elsewhere', 'service=gmail'],
    ['takes any certificate', 'tls.rejectUnauthorized=false'],
    ['goes without TLS', 'ignoreTLS=true'],
    ['goes without TLS', 'opportunisticTLS=true'],
    ['writes addresses to the log', 'logger=true'],
    ['writes addresses to the log', 'debug=true'],
    ['writes addresses to the log', 'pool=true&transactionLog=true'],
    ['is taken for true', 'requireTLS=no'],
    ['says two things', 'requireTLS=true&requireTLS=false'],
  ])('has no option that %s (%s)', (_what, query) => {
    expect(faultOf(check.mailServer, `smtp://mail.example?${query}`)).toContain('may have requireTLS, name');
  });
});

describe('the address of a database', () => {
  it('may have a % in its password, written as %25', () => {
    expect(faultOf(databaseAddress, 'postgres://me:100%25@127.0.0.1/db')).toBe('');
  });

  it.each([
    'postgres://me:100%@127.0.0.1/db',
    'postgres://me:a%b@127.0.0.1/db',
    'postgres://100%:word@127.0.0.1/db',
    'postgres://me:word@127.0.0.1/100%',
    'postgres://100%/db?host=/var/run/postgresql',
  ])('is not %s, which backups could not read', (value) => {
    expect(faultOf(databaseAddress, value)).toContain('%25');
  });
});

describe('the address of the platform', () => {
  it('is kept without the slash at its end, as paths are appended', () => {
    expect(check.webBase.parse('https://x.example/app//')).toBe('https://x.example/app');
  });

  it.each([
    'https://x.example/?a=1',
    'https://x.example/#a',
    'https://me@x.example/',
    'https://:w@x.example/',
  ])('is not %s, to which no path can be appended', (value) => {
    expect(faultOf(check.webBase, value)).toContain('without a query');
  });
});

describe('the site’s own address', () => {
  it('is an origin', () => {
    expect(check.origin.parse('https://www.bewertra.example/')).toBe('https://www.bewertra.example');
  });

  it('has no path, since links begin with a slash', () => {
    expect(faultOf(check.origin, 'https://bewertra.example/site')).toContain('without a path');
  });
});

describe('Matomo’s address', () => {
  it('may have a path', () => {
    expect(check.matomo.parse('https://tools.example/matomo/')).toBe('https://tools.example/matomo');
  });

  it.each(['http://tools.example/', 'https://tools.example/js/container_aB3.js'])('is not %s', (value) => {
    expect(faultOf(check.matomo, value)).toContain('without the file of the container');
  });
});

describe('a receiver of messages', () => {
  it.each(['https://crm.example/hook?of=us', 'http://localhost:8080/', 'http://[::1]/'])('is %s', (value) => {
    expect(faultOf(check.receiver, value)).toBe('');
  });

  it.each([
    'http://crm.example/',
    'https://me@crm.example/',
    'https://:word@crm.example/',
    'ftp://127.0.0.1/',
  ])('is not %s', (value) => {
    expect(faultOf(check.receiver, value)).toContain('https address');
  });
});

describe('the address of the database', () => {
  it.each([
    'postgres://me@localhost/db',
    'postgresql://me@[::1]/db',
    'postgres:///db?host=/run/postgresql',
    'postgres://db.example/db?sslmode=require',
    'postgres://db.example/db?sslmode=verify-ca',
    'postgres://db.example/db?sslmode=verify-full&connect_timeout=5',
  ])('is %s', (value) => {
    expect(faultOf(databaseAddress, value)).toBe('');
  });

  it.each(['mysql://localhost/db', 'postgres:///db', 'localhost/db'])('is not %s', (value) => {
    expect(faultOf(databaseAddress, value)).toBe('must be a postgres:// address');
  });

  it.each([
    ['goes over a network in the clear', 'postgres://db.example/db'],
    ['may do without TLS', 'postgres://db.example/db?sslmode=prefer'],
    ['mistypes TLS at its end', 'postgres://db.example/db?sslmode=require2'],
    ['mistypes TLS at its beginning', 'postgres://db.example/db?sslmode=xrequire'],
    ['names another host in the query', 'postgres://localhost/db?host=db.example'],
    ['says two things about TLS', 'postgres://localhost/db?sslmode=require&sslmode=disable'],
    ['keeps certificates unverified', 'postgres://localhost/db?sslmode=require&uselibpqcompat=true'],
    ['ends in a slash that is no folder', 'postgres://db.example/db?host=db/'],
  ])('is refused when it %s', (_what, value) => {
    expect(faultOf(databaseAddress, value)).toContain('?sslmode=require');
  });

  it.each(['sslrootcert', 'sslcert', 'sslkey'])('is refused when the file of %s is not there', (name) => {
    const address = (file: string) => `postgres://db.example/db?sslmode=verify-full&${name}=${file}`;
    expect(faultOf(databaseAddress, address('package.json'))).toBe('');
    expect(faultOf(databaseAddress, address('/etc/ssl/nobody.pem'))).toContain('names a file');
  });
});

describe('secrets of the webhook', () => {
  it.each([24, 25, 26, 32, 64])('may have %i bytes', (bytes) => {
    expect(faultOf(check.webhookSecrets, `whsec_${key(bytes)}`)).toBe('');
  });

  it.each([23, 65])('may not have %i bytes', (bytes) => {
    expect(faultOf(check.webhookSecrets, `whsec_${key(bytes)}`)).toContain('24 to 64');
  });

  it('are separated by any blanks, also at the ends', () => {
    const secret = `whsec_${key(32)}`;
    expect(check.webhookSecrets.parse(` ${secret} \n\t${secret}\n`)).toEqual([secret, secret]);
  });

  it.each([
    ['begins with something else', `xwhsec_${key(32)}`],
    ['goes on after its end', `whsec_${key(33)}=`],
    ['has no beginning', key(32)],
    ['has other characters', `whsec_${key(32).replace('a', '_')}`],
    ['has lost its last character', `whsec_${key(32).slice(0, -1)}`],
    ['stands beside a good one', `whsec_${key(32)} hunter2`],
  ])('are refused when one %s', (_what, value) => {
    expect(faultOf(check.webhookSecrets, value)).toContain('must be whsec_');
  });
});

describe('a list', () => {
  it('is separated by commas, with blanks or without', () => {
    const list = 'loopback, 10.0.0.0/8,2001:db8::/32 , 192.0.2.1';
    expect(check.networks.parse(list)).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.1']);
  });

  it('is refused when one of its items is wrong', () => {
    expect(faultOf(check.networks, 'loopback, 10.0.0.0/64')).toContain('must list IP addresses');
  });

  it('of origins has each without its slash', () => {
    expect(check.origins.parse('https://a.example/, http://localhost:4321')).toEqual([
      'https://a.example',
      'http://localhost:4321',
    ]);
  });

  it.each(['*', 'https://a.example, b.example', 'https://a.example/path'])(
    'of origins is not %s',
    (value) => {
      expect(faultOf(check.origins, value)).toContain('must list origins');
    },
  );
});

describe('a folder', () => {
  it.each(['.data', '/var/lib/bewertra', '/srv/our data/100%', '/srv/größe'])('is %j', (value) => {
    expect(check.folder.parse(value)).toBe(value);
  });

  it.each([
    '"/srv/x"',
    "'/srv/x'",
    '$HOME/x',
    '/srv/${USER}',
    '/srv/x\r',
    '/srv/x ',
    '\u00a0/srv/x',
    '/srv/\tx',
  ])('is not %j, which would be made beside the one that is meant', (value) => {
    expect(faultOf(check.folder, value)).toContain('must be a path as it is');
  });
});

describe('where the server listens', () => {
  it.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'fe80::1%eth0', 'localhost', 'web-1.example'])(
    'may be %s',
    (value) => {
      expect(faultOf(check.host, value)).toBe('');
    },
  );

  it.each(['0', '1', '127.1', '2130706433', '0x7f.1', '0x7f000001', '010.0.0.1'])(
    'is not %s, a number that systems read as an address',
    (value) => {
      expect(faultOf(check.host, value)).toContain('must be a whole address');
    },
  );
});

describe('a port', () => {
  it.each([
    ['0', 0],
    ['3000', 3000],
    ['65535', 65535],
  ])('is %s', (value, port) => {
    expect(check.port.parse(value)).toBe(port);
  });

  it.each(['65536', '100000', '-1', '3000x', 'x3000', '', ' '])('is not %j', (value) => {
    expect(faultOf(check.port, value)).toBe('must be a port number from 0 to 65535');
  });
});

describe('one of some words', () => {
  it('is named with all of them when it is none', () => {
    expect(faultOf(check.word('log', 'mail', 'off'), 'loud')).toBe('must be log, mail or off');
  });

  it('is named as the only one', () => {
    expect(faultOf(check.only('1'), 'yes')).toBe('must be 1 or unset');
  });
});

describe('the mailbox that login shells name in MAIL', () => {
  const mail = check.unlessPath(check.only('folder'));

  it('counts as unset', () => {
    expect(mail.parse('/var/mail/deploy')).toBeUndefined();
  });

  it('is not taken for a setting, nor a setting for it', () => {
    expect(mail.parse('folder')).toBe('folder');
    expect(faultOf(mail, 'folder/')).toBe('must be folder or unset');
  });
});
