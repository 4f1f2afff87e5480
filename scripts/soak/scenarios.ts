import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { withMovableClock } from '#server/testing/clock.ts';
import { refusal, type MailServerOptions } from '#server/testing/mailServer.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import type { Setting, Stage } from './stage.ts';

export type Scenario = Setting & {
  name: string;
  stores: readonly ('SQLite' | 'PostgreSQL')[];
  /** Makes something fail once and repairs it; called over and over while messages arrive. */
  harm: (stage: Stage) => Promise<void>;
};

const both = ['SQLite', 'PostgreSQL'] as const;

/** Waits between 0 and `most` ms, so that a fault strikes at every possible point. */
function moment(most: number): Promise<void> {
  return pause(Math.random() * most);
}

/** Delays the answer to some mails, and to each copy of them, by `time` ms. */
function slowForOneIn(share: number, time: number): NonNullable<MailServerOptions['inspect']> {
  const seen = new Map<string, boolean>();
  return async ({ mail: { messageId = '' } }) => {
    const isSlow = seen.get(messageId) ?? seen.size % share === 0;
    seen.set(messageId, isSlow);
    if (isSlow) await pause(time);
  };
}

export const scenarios: Scenario[] = [
  { name: 'nothing happens', stores: both, harm: () => pause(SECOND) },
  {
    name: 'server killed (kill -9) and started',
    stores: both,
    async harm(stage) {
      await moment(4 * SECOND);
      await stage.killAndStart();
    },
  },
  {
    name: 'server killed with mails on their way, at a slow mail server',
    stores: both,
    mail: { inspect: () => moment(600) },
    async harm(stage) {
      await moment(4 * SECOND);
      await stage.killAndStart();
    },
  },
  {
    name: 'mail server takes over a minute to answer one in 300',
    stores: both,
    // The mail server of this scenario must not time out first.
    mail: { inspect: slowForOneIn(300, 70 * SECOND), socketTimeout: 5 * MINUTE },
    harm: () => pause(SECOND),
  },
  {
    name: 'mail server down for up to 6 s',
    stores: both,
    async harm(stage) {
      await moment(4 * SECOND);
      await stage.mailDown();
      await moment(6 * SECOND);
      await stage.mailUp();
    },
  },
  {
    name: 'mail server refuses one in ten for now, one in fifty for good',
    stores: both,
    mail: {
      inspect: () => {
        const luck = Math.random();
        if (luck < 0.1) throw refusal(451, 'try again later');
        if (luck < 0.12) throw refusal(554, 'not wanted');
      },
    },
    harm: () => pause(SECOND),
  },
  {
    name: 'disk full for up to 3 s',
    stores: ['SQLite'],
    // A limit on the size of files makes writes fail as they do on a full disk.
    wrapper: () => ['sh', '-c', 'trap "" XFSZ; exec "$@"', 'sh'],
    async harm(stage) {
      await moment(4 * SECOND);
      limitFiles(stage.pid(), '4096');
      await moment(3 * SECOND);
      limitFiles(stage.pid(), 'unlimited');
    },
  },
  {
    name: 'clock set back and forward by up to an hour, mail server down at times',
    stores: ['SQLite'],
    wrapper: withMovableClock,
    async harm(stage) {
      await stage.mailDown();
      stage.setClock(Math.round((Math.random() - 0.5) * 7200));
      await moment(3 * SECOND);
      await stage.mailUp();
      stage.setClock(Math.round((Math.random() - 0.5) * 7200));
      await moment(4 * SECOND);
    },
  },
  {
    name: 'PostgreSQL crashes and starts',
    stores: ['PostgreSQL'],
    async harm(stage) {
      await moment(6 * SECOND);
      await stage.crashDatabase();
    },
  },
];

function limitFiles(pid: number, bytes: string): void {
  execFileSync('/usr/bin/prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);
}
