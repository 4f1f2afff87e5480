import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { labelOf } from '../../scripts/edit/label.ts';
import { BothChanged, mergeFiles } from '../../scripts/edit/merge.ts';

/** Of files, what Git calls their content, and with it Keystatic; '' where there is no file. By their paths. */
export type Fingerprints = Record<string, string>;

/** What Keystatic writes and deletes; contents in base64. */
export type Update = {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
};

/** The same with the states on which the form stands. */
export type Save = Update & { standsOn: Fingerprints };

/** A save with what others have changed meanwhile, on the states of now, and whether the files hold all of it already. */
export type Together = Save & { isSaved: boolean };

/** A save that is refused, in words for whoever pressed the button. */
export class NotSaved extends Error {}

/** What forms have been filled in with and have saved, by fingerprint. */
const known = new Map<string, Buffer>();

/** Keeps what a form is filled in with, so that it can be told later what was changed in it. */
export function remember(content: Buffer): void {
  known.set(fingerprintOf(content), content);
}

function fingerprintOf(content: Buffer | undefined): string {
  if (content === undefined) return '';
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/**
 * What a form saves, with what others have changed in its files since the form was filled in.
 * @param root folder of the project
 * @throws NotSaved where both have changed the same
 */
export function broughtTogether(root: string, { additions, deletions, standsOn }: Save): Together {
  const states: Fingerprints = {};
  let isSaved = deletions.length === 0;
  const together = additions.map(({ path, contents }) => {
    const theirs = contentOf(join(root, path));
    const ours = Buffer.from(contents, 'base64url');
    const both = mergedFile(root, { path, stood: standsOn[path] ?? '', theirs, ours });
    states[path] = fingerprintOf(theirs);
    isSaved &&= theirs?.equals(both) ?? false;
    remember(both);
    return { path, contents: both.toString('base64url') };
  });
  for (const { path } of deletions) {
    states[path] = fingerprintOf(contentOf(join(root, path)));
    if (states[path] !== standsOn[path])
      throw new NotSaved(`${path} wurde inzwischen geändert und wird darum nicht gelöscht. ${advice}`);
  }
  return { additions: together, deletions, standsOn: states, isSaved };
}

/** Undefined where there is no such file. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const advice =
  'Kopieren Sie, was Sie geschrieben haben, nehmen Sie „Änderungen verwerfen“ (der Pfeil oben rechts), laden Sie die ' +
  'Seite neu (F5) und fügen Sie es wieder ein.';

type Changed = {
  path: string;
  /** The fingerprint of what both began with. */
  stood: string;
  theirs: Buffer | undefined;
  ours: Buffer;
};

function mergedFile(root: string, { path, stood, theirs, ours }: Changed): Buffer {
  if (fingerprintOf(theirs) === stood) return ours;
  const base = known.get(stood) ?? committed(root, stood);
  const isText = ['.json', '.md'].includes(extname(path));
  if (theirs === undefined || base === undefined || !isText)
    throw new NotSaved(`${path} wurde inzwischen anderswo geändert. ${advice}`);
  try {
    return Buffer.from(mergeFiles(path, { base: String(base), theirs: String(theirs), ours: String(ours) }));
  } catch (error) {
    if (!(error instanceof BothChanged)) throw error;
    throw new NotSaved(`${placeOf(path, error)} wurde inzwischen auch anderswo geändert. ${advice}`);
  }
}

/** What was changed twice, by the labels of its form. */
function placeOf(path: string, { place }: BothChanged): string {
  if (path.endsWith('.md')) return path;
  const labels = place.map((name) => (/^\d+$/.test(name) ? name : labelOf(name, 'de')));
  return `„${labels.join(' – ')}“`;
}

/** What Git has under a fingerprint, as for a draft that is older than this run of the editor. */
function committed(root: string, fingerprint: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', ['cat-file', 'blob', fingerprint], { cwd: root });
  return status === 0 ? stdout : undefined;
}
