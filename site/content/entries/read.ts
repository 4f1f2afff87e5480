import type * as z from 'zod';
import { defaultLocale, fallbackLocale, localeCodes } from '#common/locales.ts';

/** Entries that cannot be shown, with everything that is wrong with them. */
export class EntryError extends Error {
  readonly faults: readonly string[];

  /** @param faults one line each: file, field, what is wrong */
  constructor(faults: readonly string[]) {
    super(`These entries cannot be shown:\n${faults.join('\n')}`);
    this.name = 'EntryError';
    this.faults = faults;
  }
}

/** A file's name becomes an anchor; anchors of questions were published with low lines. */
const fileName = /^[a-z0-9]+(?:[-_][a-z0-9]+)*\.json$/;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Reads the entries of a folder. A text that a further language lacks is shown in English, and logged (requirement 4.3).
 * @param files their texts, by path
 * @returns what each file says, by its name without the ending, in the order of the names
 * @throws EntryError when a file is not as its schema wants it; it names file and field
 */
export function readEntries<Schema extends z.ZodType>(
  files: Readonly<Record<string, string>>,
  schema: Schema,
): Map<string, z.output<Schema>> {
  const entries = new Map<string, z.output<Schema>>();
  const faults: string[] = [];
  for (const [path, text] of Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const read = readEntry(path, text, schema);
    const file = path.replace(/^\//, '');
    if ('entry' in read) {
      entries.set(nameOf(path).replace('.json', ''), read.entry);
      for (const key of missingIn(JSON.parse(text)))
        console.error(`${file}, ${key}: missing, shown in English`);
    } else {
      faults.push(...read.faults.map((fault) => `${file}: ${fault}`));
    }
  }
  if (faults.length > 0) throw new EntryError(faults);
  return entries;
}

/**
 * The texts of an entry that a language lacks, by their keys: `question.fr`.
 * @param entry what its file says
 * @param codes the languages of the site
 */
export function missingIn(entry: unknown, codes: readonly string[] = localeCodes, key = ''): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const keyOf = (name: string) => (key === '' ? name : `${key}.${name}`);
  const isInLanguages = defaultLocale in entry && fallbackLocale in entry;
  if (isInLanguages) return codes.filter((code) => !(code in entry)).map(keyOf);
  return Object.entries(entry).flatMap(([name, value]) => missingIn(value, codes, keyOf(name)));
}

type Read<Entry> = { entry: Entry } | { faults: string[] };

function readEntry<Schema extends z.ZodType>(
  path: string,
  text: string,
  schema: Schema,
): Read<z.output<Schema>> {
  if (!fileName.test(nameOf(path)))
    return {
      faults: [
        'name the file with small letters, digits, hyphens or underscores and .json, such as valuer-berlin.json',
      ],
    };
  if (text.startsWith('\ufeff'))
    return { faults: ['begins with a byte order mark, which nobody sees; save it as UTF-8 without one'] };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const where = error instanceof Error ? ` (${error.message})` : '';
    return { faults: [`a comma, brace or quotation mark is missing or too many${where}`] };
  }
  const { data, error } = schema.safeParse(json);
  if (error === undefined) return { entry: data };
  return { faults: error.issues.flatMap(inWords) };
}

/** What is wrong with a file, one line a field. */
function inWords(issue: z.core.$ZodIssue): string[] {
  const field = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return [`field ${field} ${issue.message}`];
  return issue.keys.map(
    (key) => `field ${[...issue.path, key].join('.')} is not known; correct its name or remove it`,
  );
}
