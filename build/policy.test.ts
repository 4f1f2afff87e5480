import { expect, it } from 'vitest';
import { policyForAll } from './policy.ts';

it('allows what any page needs, once, and nobody to frame them', () => {
  const policy = policyForAll([
    "default-src 'none'; script-src 'self' 'sha256-a='",
    "default-src 'none';script-src 'self' 'sha256-b=';frame-src https://captcha.example/;",
  ]);
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; " +
      "frame-src https://captcha.example/; frame-ancestors 'none'",
  );
});

it("leaves 'none' out where a page allows something", () => {
  expect(policyForAll(["frame-src 'none'", 'frame-src https://a.example'])).toContain(
    'frame-src https://a.example;',
  );
});
