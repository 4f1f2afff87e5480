import { fields } from '@keystatic/core';

type Choice = {
  description?: string;
  /** The value that a new entry begins with: the first, if nothing is said. */
  first?: string | undefined;
};

/**
 * A choice of one value.
 * @param words what the form calls each value
 */
export const oneOf = (
  label: string,
  values: readonly string[],
  words: Readonly<Record<string, string>>,
  { description = '', first = values[0] }: Choice = {},
) =>
  fields.select({
    label,
    description,
    options: values.map((value) => ({ value, label: words[value] ?? value })),
    defaultValue: first ?? '',
  });
