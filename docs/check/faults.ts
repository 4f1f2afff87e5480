import { basename, dirname, join, normalize } from 'node:path/posix';
import { siteAddresses } from '#common/addresses.ts';
import { allSettings } from '#common/settings/schema.ts';
import { commands } from '#server/cli/commands/all.ts';
import { anchorsIn, mentionsIn, type Mention } from './mentions.ts';
import { written, type Repository } from './repository.ts';

/** Files that are ours where they are named without a folder. */
const ownFile = /\.(ts|tsx|astro|css|md|sh|py|conf|service|timer|ya?ml|json|js|txt|html|svg|lock)$/;
/** Of these, files that other programs have too: they need not exist if a source names them. */
const sharedType = /\.(ya?ml|json|js|txt|html|svg|lock)$/;

/** Folders of a server. */
const ofServer = /^\/(etc|home|root|usr|var|srv|tmp|dev|proc|run|opt|app)(\/|$)/;
/** The release in use and its source, as the guide has them. */
const installed = /^\/srv\/bewertra\/(current|source)\//;

/** Words of other programs, and a spelling, that look like names of ours. */
const foreign = new Set([
  'Allow',
  'MaxRetentionSec',
  'Mueller',
  'PARSE_ERROR',
  'cafile',
  'deny',
  'inlineStylesheets',
]);

/** What a document names that is not there: one line each, as compilers write them. */
export function faultsIn(document: string, repository: Repository): string[] {
  const text = repository.read(document);
  return mentionsIn(text).flatMap((mention) =>
    missingIn(mention, document, repository).map((what) => `${document}:${mention.line}: ${what}`),
  );
}

function missingIn(mention: Mention, document: string, repository: Repository): string[] {
  if (mention.kind === 'link') return linkFaults(mention.text, document, repository);
  // Where output goes is not there yet.
  const text = mention.text.replaceAll(/\s>\s*\S+/g, ' ');
  return [
    ...pathFaults(mention.kind, text, document, repository),
    ...scriptFaults(text, repository),
    ...contactFaults(text),
    ...settingFaults(text),
    ...nameFaults(mention.kind, text, repository),
  ];
}

/** A link's file, and the heading in it; a decision's number. */
function linkFaults(target: string, document: string, repository: Repository): string[] {
  if (/^[a-z]+:/i.test(target)) return [];
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : normalize(join(dirname(document), path));
  if (!repository.paths.has(file)) return [`the link ${target} leads nowhere`];
  if (anchor === undefined || anchorsIn(repository.read(file)).has(anchor)) return [];
  return [`${file} has no heading #${anchor}`];
}

function pathFaults(kind: Mention['kind'], text: string, document: string, repository: Repository): string[] {
  const words = wordsOf(text).filter((word) => isNamed(word, kind, repository));
  const missing = words.filter((word) => !isThere(word, document, repository));
  return missing.map((word) => `there is no ${word}`);
}

/** Words of a command or a text, with `*` for what is left open: `<page>`, `{language}`, `…`. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/<[\w ]+>|\{\w+\}|…/g, '*')
    .split(/[\s"'`()|;=&><“”„]+/)
    .flatMap(alternativesOf)
    .flatMap((word) => word.split(','))
    .map((word) => word.replace(/^[:.]+(?=\w+\/)/, '').replace(/[:.?!,]+$/, ''));
}

/** `content/{de,en}/legal` is two paths. */
function alternativesOf(word: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*)\{([^{}]+,[^{}]+)\}(.*)$/.exec(word) ?? [];
  return choices === '' ? [word] : choices.split(',').map((choice) => before + choice + after);
}

/** Whether a word is an address of the site, a path of ours, or the name of a file. */
function isNamed(word: string, kind: Mention['kind'], repository: Repository): boolean {
  if (word.includes('://') || word.startsWith('*/')) return false;
  const own = word.replace(installed, '');
  if (own.startsWith('/')) return !ofServer.test(own);
  const isFolder = kind === 'code' && /^[\w.*-]+\/$/.test(own);
  return isFolder || beginsAtRoot(own, repository) || ownFile.test(own);
}

/** Whether a path begins with a folder of the repository; others may stand in any folder. */
function beginsAtRoot(path: string, { paths }: Repository): boolean {
  const [top = '', ...rest] = path.split('/');
  return rest.length > 0 && paths.has(top);
}

function isThere(word: string, document: string, repository: Repository): boolean {
  const own = word.replace(installed, '');
  if (own.startsWith('/')) return isAddress(own, repository);
  const path = own.replace(/\/$/, '');
  if (written.test(path) || isPath(path, document, repository)) return true;
  return sharedType.test(path) && repository.sources.includes(path.split('/').at(-1) ?? path);
}

/** An address of the site, a file of it, or a path that the sources name. */
function isAddress(path: string, { sources, paths }: Repository): boolean {
  if (siteAddresses.some((address) => address.path === path)) return true;
  const [fixed = ''] = path.split('*');
  return paths.has(`site/pages${path}.ts`) || sources.includes(fixed.replace(/\/$/, ''));
}

/** Folders that are empty until somebody adds a photograph, a position or a testimonial. */
const foldersToFill = ['site/assets/team', 'site/content/entries/jobs', 'site/content/entries/testimonials'];

/** A file that people add, in a folder for such files, of which there may be none yet. */
function isToBeAdded(path: string, { paths }: Repository): boolean {
  const folder = dirname(path);
  return /^\*(?:\.\w+)?$/.test(basename(path)) && foldersToFill.includes(folder) && paths.has(folder);
}

function isPath(path: string, document: string, repository: Repository): boolean {
  const { paths, sources } = repository;
  const beside = normalize(join(dirname(document), path));
  if (paths.has(path) || paths.has(beside) || isToBeAdded(path, repository)) return true;
  // `x.test.ts` is any test; a kind of which there is none yet is in a configuration.
  const anyOf = path.replace(/^x\./, '*.');
  if (anyOf !== path && sources.includes(`'**/${anyOf}'`)) return true;
  const pattern = RegExp.escape(anyOf).replaceAll('\\*', '[^/]*');
  const whole = new RegExp(beginsAtRoot(path, repository) ? `^${pattern}$` : `(^|/)${pattern}$`);
  return [...paths].some((one) => whole.test(one));
}

/** Scripts of package.json. */
function scriptFaults(text: string, { read }: Repository): string[] {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(test|start)\b)/g)];
  const names = named.map(([, run, short]) => run ?? short ?? '');
  return names.filter((name) => !(name in scripts)).map((name) => `there is no npm script ${name}`);
}

/** `contact list --state failed`: commands and their options. */
function contactFaults(text: string): string[] {
  const [, name, rest = ''] = /(?:^|run (?:--silent )?)contact (?:-- )?([a-z]+)\b(.*)/.exec(text) ?? [];
  if (name === undefined) return [];
  const command = commands.find((one) => one.name === name);
  if (command === undefined) return [`there is no command contact ${name}`];
  const options = [...rest.matchAll(/--([a-z-]+)/g)].map(([, option = '']) => option);
  const known = new Set([...Object.keys(command.options ?? {}), 'json', 'help']);
  return options.filter((option) => !known.has(option)).map((option) => `contact ${name} has no --${option}`);
}

/** `MAIL=folder`: a value that the setting takes. */
function settingFaults(text: string): string[] {
  const given = [...text.matchAll(/(?<![\w$])([A-Z][A-Z_]+)=([a-z0-9-]+)(?![\w…*/.:@-])/g)];
  return given.flatMap(([both, name = '', value]) => {
    const setting = (
      allSettings.shape as Record<string, { safeParse: (value: unknown) => { success: boolean } }>
    )[name];
    return setting === undefined || setting.safeParse(value).success ? [] : [`${both} is refused`];
  });
}

/** Settings and other names in capitals; in inline code also names of the code: `StickyCta`, `asSeen`. */
function nameFaults(kind: Mention['kind'], text: string, { words }: Repository): string[] {
  const capitals = text.match(/(?<![\w$-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w-])/g) ?? [];
  const others = wordsOf(text).filter((word) => !ownFile.test(word) && !word.includes('/'));
  const humps = others.flatMap((word) => word.match(/(?<![\w$-])[A-Za-z][a-z0-9]+[A-Z]\w*(?![\w-])/g) ?? []);
  const single = /^[A-Za-z_$][\w$]*$/.exec(text) ?? [];
  const names = new Set(kind === 'code' ? [...capitals, ...humps, ...single] : capitals);
  // SQL is written in small letters here.
  const isKnown = (name: string) => words.has(name) || words.has(name.toLowerCase()) || foreign.has(name);
  const missing = [...names].filter((name) => !isKnown(name));
  return missing.map((name) => `nothing is called ${name}`);
}

/** A path from the root in a comment. */
const commented =
  /(?<![\w./@-])(?:common|site|server|build|tests|deploy|scripts|tools|art|docs)\/[\w./@[\]-]*\.(?:ts|tsx|md|sh|py|conf|css|astro|txt|service)\b/g;

/** The files that the comments of a source name and that are not there: one line each. */
export function faultsInComments(file: string, { paths, read }: Repository): string[] {
  return read(file)
    .split('\n')
    .flatMap((line, index) => {
      const named = /^\s*(\/\/|\/?\*|#|;)/.test(line) ? (line.match(commented) ?? []) : [];
      const missing = named.filter((path) => !paths.has(path));
      return missing.map((path) => `${file}:${index + 1}: there is no ${path}`);
    });
}
