import type * as z from 'zod';

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
 * Reads the entries of a folder.
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
    if ('entry' in read) entries.set(nameOf(path).replace('.json', ''), read.entry);
    else faults.push(...read.faults.map((fault) => `${path.replace(/^\//, '')}: ${fault}`));
  }
  if (faults.length > 0) throw new EntryError(faults);
  return entries;
}

type Read<Entry> = { entry: Entry } | { faults: string[] };

function readEntry<Schema extends z.ZodType>(
  path: string,
  text: string,
  schema: Schema,
): Read<z.output<Schema>> {
  if (!fileName.test(nameOf(path)))
    return { faults: ['name the file with small letters, digits and hyphens, such as valuer-berlin.json'] };
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
