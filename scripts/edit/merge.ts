/** The same content in three states. */
type States<Content> = {
  /** What both began with. */
  base: Content;
  /** What somebody else has made of it meanwhile. */
  theirs: Content;
  /** What is to be saved. */
  ours: Content;
};

/** Two people have changed the same, and only a person can say which is right. */
export class BothChanged extends Error {
  /** Names from the outermost to that of the text; items of lists by number, from one. */
  readonly place: readonly string[];

  constructor(place: readonly string[]) {
    super(place.join('.'));
    this.place = place;
  }
}

/**
 * Brings together what two people have made of the same file: JSON by its names, any other text by its lines.
 * @param file its name, which says what it holds
 * @throws BothChanged
 */
export function mergeFiles(file: string, { base, theirs, ours }: States<string>): string {
  const isJson = file.endsWith('.json');
  const read = (text: string): unknown => (isJson ? JSON.parse(text) : text.split('\n'));
  const merged = merge({ base: read(base), theirs: read(theirs), ours: read(ours) });
  return isJson ? `${JSON.stringify(merged, null, 2)}\n` : (merged as string[]).join('\n');
}

/**
 * What only one of them has changed is as that one has left it. Lists are compared item by item as long as nobody has
 * added or removed one.
 * @throws BothChanged where both have changed the same text, or one the length of a list in which the other has changed
 * something
 */
export function merge(states: States<unknown>, place: readonly string[] = []): unknown {
  const { base, theirs, ours } = states;
  if (isSame(theirs, ours) || isSame(base, theirs)) return ours;
  if (isSame(base, ours)) return theirs;
  if (areAll(states, Array.isArray)) return mergeLists(states as States<unknown[]>, place);
  if (areAll(states, isObject)) return mergeObjects(states as States<Record<string, unknown>>, place);
  throw new BothChanged(place);
}

function mergeLists({ base, theirs, ours }: States<unknown[]>, place: readonly string[]): unknown[] {
  if (base.length !== theirs.length || base.length !== ours.length) throw new BothChanged(place);
  return ours.map((item, at) =>
    merge({ base: base[at], theirs: theirs[at], ours: item }, [...place, String(at + 1)]),
  );
}

/** What one of them has taken away stays away, what one has added is added. */
function mergeObjects(
  { base, theirs, ours }: States<Record<string, unknown>>,
  place: readonly string[],
): Record<string, unknown> {
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  const merged = [...names].map(
    (name) =>
      [name, merge({ base: base[name], theirs: theirs[name], ours: ours[name] }, [...place, name])] as const,
  );
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

const areAll = ({ base, theirs, ours }: States<unknown>, is: (value: unknown) => boolean): boolean =>
  is(base) && is(theirs) && is(ours);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
