import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The guides that an operator follows on a server, from the root of the repository. */
export const guides = ['deploy/README.md', 'docs/contact.md', 'docs/data-protection/breach.md'] as const;
export type Guide = (typeof guides)[number];

const readGuide = (guide: Guide): string => readFileSync(root + guide, 'utf8');

/** A block of code of a guide, without the indentation of the list that it stands in. */
export type Block = { guide: Guide; text: string };

/** All blocks of code of a guide, in their order. */
export function blocksOf(guide: Guide): Block[] {
  const fenced = /^([ \t]*)```\w*\n([\s\S]*?)\n\1```$/gm;
  return [...readGuide(guide).matchAll(fenced)].map(([, indent = '', text = '']) => ({
    guide,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/**
 * What stands in each guide, by the start of the block:
 * `commands` for the server's shell, `typed` into the editor that the block before opens, and `example`: not for this
 * server, with the reason.
 */
export const parts: readonly {
  guide: Guide;
  starts: string;
  as: 'commands' | 'typed' | 'example';
  why?: string;
}[] = [
  { guide: 'deploy/README.md', starts: 'apt update', as: 'commands' },
  { guide: 'deploy/README.md', starts: 'cd /tmp', as: 'commands' },
  { guide: 'deploy/README.md', starts: 'adduser', as: 'commands' },
  { guide: 'deploy/README.md', starts: 'editor /etc/bewertra/build.env', as: 'commands' },
  { guide: 'deploy/README.md', starts: 'PUBLIC_SITE_URL=', as: 'typed' },
  { guide: 'deploy/README.md', starts: 'install -o root -g bewertra', as: 'commands' },
  { guide: 'deploy/README.md', starts: 'NODE_ENV=production', as: 'typed' },
  { guide: 'deploy/README.md', starts: 'cp /srv/bewertra/source/deploy/systemd', as: 'commands' },
  { guide: 'deploy/README.md', starts: 'systemctl enable --now bewertra\n', as: 'commands' },
  { guide: 'deploy/README.md', starts: 'rm -f /etc/nginx', as: 'commands' },
  { guide: 'deploy/README.md', starts: '{\n\tlog', as: 'example', why: 'another web server, Caddy' },
  { guide: 'deploy/README.md', starts: 'scrape_configs:', as: 'example', why: 'Prometheus, elsewhere' },
  { guide: 'deploy/README.md', starts: 'apt install age', as: 'commands' },
  { guide: 'deploy/README.md', starts: 'systemctl stop bewertra bewertra-backup.timer', as: 'commands' },
  { guide: 'deploy/README.md', starts: 'systemctl start bewertra bewertra-backup.timer', as: 'commands' },
  { guide: 'deploy/README.md', starts: 'FROM bewertra:3', as: 'example', why: 'an image, elsewhere' },
  { guide: 'docs/contact.md', starts: 'contact list ', as: 'example', why: 'a table of commands' },
  { guide: 'docs/contact.md', starts: 'cd /srv/bewertra/current\nsudo', as: 'commands' },
  { guide: 'docs/contact.md', starts: 'cd /srv/bewertra/current\nage', as: 'commands' },
  { guide: 'docs/contact.md', starts: 'install -d', as: 'commands' },
  { guide: 'docs/data-protection/breach.md', starts: 'umask 077\ninstall', as: 'commands' },
  { guide: 'docs/data-protection/breach.md', starts: 'pg_dump', as: 'commands' },
  { guide: 'docs/data-protection/breach.md', starts: 'systemctl stop bewertra', as: 'commands' },
  { guide: 'docs/data-protection/breach.md', starts: 'umask 077\nsudo', as: 'commands' },
];

/** The one block of a guide that starts like this. */
export function blockOf(guide: Guide, starts: string): string {
  const [block, ...more] = blocksOf(guide).filter(({ text }) => text.startsWith(starts));
  if (block === undefined || more.length > 0) throw new Error(`${guide}: one block starts with "${starts}"`);
  return block.text;
}

/** A command in the running text of a guide, which has it in backquotes. */
export function inlineOf(guide: Guide, command: string): string {
  if (!readGuide(guide).includes(`\`${command}\``)) throw new Error(`${guide} does not say \`${command}\``);
  return command;
}
