import { parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  sentNextId as nextId,
  sentReferenceId as placeId,
  sentSpelledId as lettersId,
  sentWrittenId as writtenId,
} from '#common/ids.ts';
import { sentAddress } from '#common/sentAddress.ts';
import { whatNext } from '#common/words/next.ts';
import { testApp } from '#server/testing/app.ts';
import { sentPage } from '#server/testing/site.ts';

const evening = new Date('2026-11-22T20:15:30+01:00');
const reference = 'BW-7K3Q-M2';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: evening }));
afterEach(() => void vi.useRealTimers());

async function shown(address: string) {
  const { app } = await testApp();
  const response = await app.inject(address);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  const page = parse(response.body, { comment: true });
  const textOf = (id: string) => page.querySelector(`#${id}`)?.text;
  return {
    response,
    place: page.querySelector(`#${placeId}`),
    said: { written: textOf(writtenId), letters: textOf(lettersId), next: textOf(nextId) },
  };
}

describe('the page "sent"', () => {
  it.each([
    ['de', '/message_sent'],
    ['en', '/en/message_sent'],
  ] as const)('in %s has the reference in it, and what happens next', async (locale, path) => {
    const address = sentAddress(locale, { reference, receivedAt: evening });
    expect(address.split('?')[0]).toBe(path);
    const { response, place, said } = await shown(address);
    expect(place?.hasAttribute('hidden')).toBe(false);
    expect(said).toEqual({ written: reference, letters: 'B W 7 K 3 Q M 2', next: whatNext(locale, evening) });
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it('changes nothing else, and says the same again when it is loaded again', async () => {
    const { app } = await testApp();
    const read = async (receivedAt: Date, name = reference) =>
      (await app.inject(sentAddress('de', { reference: name, receivedAt }))).body;
    const first = await read(evening);
    await read(new Date('2026-11-22T09:00+01:00'), 'BW-0000-00');
    expect(await read(evening)).toBe(first);

    const spans = /(<span id="[^"]+"[^>]*>)[^<]*/g;
    const undone = first.replace(`id="${placeId}"`, `id="${placeId}" hidden`);
    expect(undone.replace(spans, '$1')).toBe(sentPage('de').replace(spans, '$1'));
  });

  const yesterday = Date.parse('2026-11-21T20:15:30+01:00') / 1000;
  const tomorrow = Date.parse('2026-11-23T00:00+01:00') / 1000;

  it.each(['', 'x', '99999999999999999999', yesterday, tomorrow])(
    'says in general what happens next when the time is "%s"',
    async (received) => {
      const { said } = await shown(`/message_sent?reference=${reference}&received=${received}`);
      expect(said).toMatchObject({ written: reference, next: 'Wir melden uns.' });
    },
  );
});
