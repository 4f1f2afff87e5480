import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { attribute, pages } from './site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Matters of taste, decided by what Astro writes.
    'doctype-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
  },
});

it.each(pages)('$file is valid HTML', async ({ file, html }) => {
  const { results } = await validator.validateString(html, file);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector ?? ''})`,
    ),
  );
  expect(faults).toEqual([]);
});

it.each(pages)('$file has all styles in the head, each allowed by its hash', (page) => {
  const { document } = page;
  const meta = document.querySelector('meta[http-equiv="content-security-policy"]');
  expect(document.querySelectorAll('body style')).toEqual([]);
  for (const style of document.querySelectorAll('head style')) {
    const hash = createHash('sha256').update(style.rawText).digest('base64');
    expect(attribute(meta, 'content')).toContain(`'sha256-${hash}'`);
  }
});
