const replacement = '\uFFFD';

/** Bytes that are not UTF-8 become "�" each, as SQLite's own texts do when `node:sqlite` reads them. */
const utf8 = new TextDecoder();

/**
 * A row of SQLite as PostgreSQL can store it. SQLite keeps whatever it is given: a text with a NUL, which PostgreSQL
 * takes in none, or bytes (`x'…'`) in a column of texts.
 */
export function storableRow<Row extends object>(row: Row): Row {
  const values = Object.entries(row).map(([column, value]) => [column, storable(value)]);
  return Object.fromEntries(values) as Row;
}

/** A value as PostgreSQL can store it, and as a program can read it. */
export function storable(value: unknown): unknown {
  const text = value instanceof Uint8Array ? utf8.decode(value) : value;
  return typeof text === 'string' ? text.replaceAll('\0', replacement) : text;
}

/** Whether a text of a row has a character in place of another one that could not be read or stored. */
export function hasReplacement(row: object): boolean {
  return Object.values(row).some((value) => typeof value === 'string' && value.includes(replacement));
}
