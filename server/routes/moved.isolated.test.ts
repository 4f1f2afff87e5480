import { expect, it, vi } from 'vitest';
import { testApp } from '#server/testing/app.ts';

vi.mock('#common/moved.ts', () => ({
  moved: { '/questions': '/faq', '/questions/fees': '/institutional/pricing' },
}));

it.each([
  ['/questions', '/faq'],
  ['/questions/', '/faq'],
  ['/questions.html', '/faq'],
  ['/questions/index.html', '/faq'],
  ['/questions?from=mail', '/faq?from=mail'],
  ['/questions/fees', '/institutional/pricing'],
  ['/en/questions', '/en/faq'],
  ['/en/questions/fees', '/en/institutional/pricing'],
])('an address of before, %s, leads to %s for good', async (from, to) => {
  const { app } = await testApp();
  const { statusCode, headers } = await app.inject(from);
  expect(statusCode).toBe(301);
  expect(headers.location).toBe(to);
});
