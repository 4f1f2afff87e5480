import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderRecaptcha } from './recaptcha.ts';

type Options = { callback: (token: string) => void; 'error-callback': () => void };

/** The parts of a browser, and of Google's script, that we use. */
function stubProvider() {
  const scripts: { src: string; onload?: () => void; onerror?: () => void; remove: () => void }[] = [];
  const calls: string[] = [];
  let options: Options | undefined;
  vi.stubGlobal('document', {
    createElement: () => ({ src: '', remove: () => calls.push('removed') }),
    head: { append: (element: (typeof scripts)[number]) => scripts.push(element) },
  });
  vi.stubGlobal('window', {
    grecaptcha: {
      ready: (run: () => void) => run(),
      render: (_place: unknown, given: Options) => {
        options = given;
        return 0;
      },
      reset: () => calls.push('reset'),
      execute: () => calls.push('execute'),
    },
  });
  return { scripts, calls, options: () => options };
}

let provider: ReturnType<typeof stubProvider>;
beforeEach(() => (provider = stubProvider()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = {} as HTMLElement;

async function rendered() {
  const rendering = renderRecaptcha('a key', 'de', place);
  provider.scripts[0]?.onload?.();
  return rendering;
}

it('renders by itself, invisibly, with its badge inline', async () => {
  await rendered();
  expect(provider.scripts.map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=explicit&hl=de',
  ]);
  expect(provider.options()).toMatchObject({ sitekey: 'a key', size: 'invisible', badge: 'inline' });
});

it('gives the token that the provider gives, a new one each time', async () => {
  const { execute } = await rendered();
  for (const token of ['one', 'two']) {
    const given = execute();
    provider.options()?.callback(token);
    expect(await given).toBe(token);
  }
  expect(provider.calls).toEqual(['reset', 'execute', 'reset', 'execute']);
});

it('fails when the provider says so, and when nothing is heard of it', async () => {
  vi.useFakeTimers();
  const { execute } = await rendered();
  const failing = execute();
  provider.options()?.['error-callback']();
  await expect(failing).rejects.toThrow('the provider cannot be reached');

  const silent = expect(execute()).rejects.toThrow('no answer to the captcha');
  await vi.advanceTimersByTimeAsync(120_000);
  await silent;
});

it('fails when the script cannot be fetched, and leaves nothing behind', async () => {
  const rendering = renderRecaptcha('a key', 'de', place);
  provider.scripts[0]?.onerror?.();
  await expect(rendering).rejects.toThrow('the provider cannot be reached');
  expect(provider.calls).toEqual(['removed']);
});
