/** What the names in a text stand for: `{ day: '12 May' }` for "Apply by {day}". */
export type Values = Readonly<Record<string, string>>;

/** A name in braces: `{day}`, `{figure.successFee}`. */
const anyName = /\{([\w.]+)\}/g;

/** A name with a dot, which stands for the same everywhere: `{figure.successFee}`, not `{day}`. */
const commonName = /\{(\w+\.[\w.]+)\}/g;

/** The names that a text uses, in their order. */
export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(anyName), ([, name = '']) => name);
}

/** A text taken apart at its names: `['I accept the ', { name: 'terms' }, '.']`; no piece of text is empty. */
export function splitAtNames(text: string): (string | { name: string })[] {
  // A pattern with a group yields text and name by turns.
  return text
    .split(anyName)
    .map((piece, index) => (index % 2 === 1 ? { name: piece } : piece))
    .filter((piece) => piece !== '');
}

/**
 * A text with its names filled in.
 * @throws Error naming the text and the first name that has no value
 */
export function fill(text: string, values: Values): string {
  return replaceNames(text, anyName, values);
}

/**
 * A text with those names filled in that stand for the same everywhere; `{day}` stays for whoever uses the text.
 * @throws Error naming the text and the first such name that has no value
 */
export function fillCommon(text: string, values: Values): string {
  return replaceNames(text, commonName, values);
}

function replaceNames(text: string, names: RegExp, values: Values): string {
  return text.replaceAll(names, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`“${text}”: nothing is called {${name}}`);
    return value;
  });
}
