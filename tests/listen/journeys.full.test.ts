import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { MINUTE } from '#server/time.ts';
import { missingIn, times } from './heard.ts';
import { journeys } from './journeys/index.ts';
import { browserNames, startListener, type Listener } from './listener.ts';
import { startSite, type Site } from './site.ts';

const folder = join(import.meta.dirname, 'transcripts');

/** Keeps a transcript as text where there is none: remove a file to have it written anew. */
function keep(name: string, transcript: string): void {
  const file = join(folder, `${name}.txt`);
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, transcript);
}

const places = browserNames.flatMap((browser) => localeCodes.map((locale) => ({ browser, locale })));

describe.each(places)('with Orca and $browser, in $locale', ({ browser, locale }) => {
  let listener: Listener;
  let site: Site;
  /** Ends what runs: where the browser was not heard, the site alone. */
  const started: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    site = await startSite();
    started.push(site.stop);
    listener = await startListener(browser, locale);
    started.push(listener.stop);
  }, 2 * MINUTE);
  afterAll(async () => {
    for (const stop of started.toReversed()) await stop();
  });

  it.each(Object.entries(journeys[browser]))(
    'the journey "%s" is heard from its beginning to its end',
    async (name, journey) => {
      const { inOrder, once = [] } = await journey(listener, site, locale).catch((error: unknown) => {
        throw new Error(`The journey broke off:\n${listener.transcript()}`, { cause: error });
      });
      const transcript = listener.transcript();
      keep(`${name}.${locale}.${browser.toLowerCase()}`, transcript);
      expect(missingIn(transcript, inOrder), transcript).toBeUndefined();
      for (const text of once) expect(times(transcript, text), `${text}\n${transcript}`).toBe(1);
    },
    5 * MINUTE,
  );
});
