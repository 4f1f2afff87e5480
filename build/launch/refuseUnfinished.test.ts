import type { AstroIntegrationLogger } from 'astro';
import { beforeEach, expect, it, vi } from 'vitest';
import { refuseUnfinished } from './refuseUnfinished.ts';

const warn = vi.fn();

/** Begins a build with these settings; this tree has placeholders. */
function build(BUILD_ENV: string, ALLOW_PLACEHOLDERS = '') {
  vi.stubEnv('BUILD_ENV', BUILD_ENV);
  vi.stubEnv('ALLOW_PLACEHOLDERS', ALLOW_PLACEHOLDERS);
  const logger = { warn } as Partial<AstroIntegrationLogger> as AstroIntegrationLogger;
  return refuseUnfinished.hooks['astro:build:start']?.({ logger, setPrerenderer: () => undefined });
}

beforeEach(() => {
  warn.mockClear();
  return () => void vi.unstubAllEnvs();
});

it('a production build is refused while something is not final, and says what and where', () => {
  expect(() => build('production')).toThrow(/common\/company\.json:\d+: placeholder “/);
});

it('ALLOW_PLACEHOLDERS=1 lets it pass, with a warning; a build for nobody passes without', () => {
  void build('production', '1');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\d+ things are not final/));
  void build('');
  expect(warn).toHaveBeenCalledOnce();
});
