import { afterEach, expect, it, vi } from 'vitest';
import { renderRecaptcha } from './recaptcha.ts';

type Options = { 'error-callback': () => void };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fails when the provider says so, and when nothing is heard of it', async () => {
  vi.useFakeTimers();
  let script: { onload?: () => void } = {};
  let options: Options | undefined;
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (element: typeof script) => (script = element) },
  });
  vi.stubGlobal('window', {
    grecaptcha: {
      ready: (run: () => void) => run(),
      render: (_place: unknown, given: Options) => {
        options = given;
        return 0;
      },
      reset: vi.fn(),
      execute: vi.fn(),
    },
  });
  const rendering = renderRecaptcha('a key', 'de', {} as HTMLElement);
  script.onload?.();
  const { execute } = await rendering;
  const failing = execute();
  options?.['error-callback']();
  await expect(failing).rejects.toThrow('the provider cannot be reached');

  const silent = expect(execute()).rejects.toThrow('no answer to the captcha');
  await vi.advanceTimersByTimeAsync(120_000);
  await silent;
});
