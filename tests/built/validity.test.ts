import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
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
