import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The editor writes them so: a file that somebody wrote otherwise would change as a whole when its form is saved. */
it.each(globSync(['site/content/**/*.json', 'common/*.json']))(
  '%s is written as the editor writes it',
  (file) => {
    const text = readFileSync(file, 'utf8');
    expect(text, 'two blanks, each entry of a list on a line of its own, an empty line at the end').toBe(
      `${JSON.stringify(JSON.parse(text), null, 2)}\n`,
    );
  },
);
