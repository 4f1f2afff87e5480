import type { Option } from './Select.tsx';

/*
 * A hydrated component has its properties in the page, where each object of a list costs ninety characters.
 * Two hundred and fifty countries were a fifth of the contact page, and parsed before its first paint.
 */

/** Groups of options as one text: a line for each ("DE Deutschland"), an empty one between groups. Values have no spaces. */
export const writeOptions = (groups: readonly (readonly Option[])[]): string =>
  groups.map((options) => options.map(({ value, label }) => `${value} ${label}`).join('\n')).join('\n\n');

/** What `writeOptions` wrote. */
export const readOptions = (text: string): Option[][] =>
  text.split('\n\n').map((group) =>
    group.split('\n').map((line) => {
      const space = line.indexOf(' ');
      return { value: line.slice(0, space), label: line.slice(space + 1) };
    }),
  );
