import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { siteFolder } from './site.ts';
import { templates } from './templates.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Style rules that Astro's output breaks.
    'doctype-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
  },
});

it.each(templates)('$file is valid HTML', async ({ file, html }) => {
  const { results } = await validator.validateString(html, file);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector ?? ''})`,
    ),
  );
  expect(faults).toEqual([]);
});

// Tailwind leaves its own rules in a file that uses nothing else of it; no browser knows them.
it.each([...templates.map(({ file }) => file), ...globSync('_astro/*.css', { cwd: siteFolder })])(
  '%s has no rule of style that only the build knows',
  (file) => {
    const source = readFileSync(join(siteFolder, file), 'utf8');
    expect(
      source.match(/@(?:apply|config|custom-variant|plugin|reference|theme|utility|variant)\b[^;{]*/g),
    ).toBeNull();
  },
);
