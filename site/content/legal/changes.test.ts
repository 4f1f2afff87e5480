import { expect, test } from 'vitest';
import type { PublishedText } from '#common/legalVersions.ts';
import type { LegalChange } from '../types/legal.ts';
import { historyOf } from './changes.ts';

const words = {
  title: 'Changes',
  first: 'First, of {date}.',
  version: 'Version {version} of {date}',
};
const sections = [1, 2, 3].map((number) => ({ id: `section-${number}`, heading: '', html: '' }));
const first = { version: '1', date: '2027-01-01', sha256: {} };
const second = { version: '2', date: '2027-02-01', sha256: {} };
const third: PublishedText = { version: '3', date: '2027-03-01', earlier: [first, second], sha256: {} };
const inSecond = [{ section: 2, says: 'The fee is lower.' }];
const inThird = [1, 3].map((section) => ({ section, says: 'Something else.' }));

function history(published: PublishedText, lists: Record<string, readonly LegalChange[]>) {
  return historyOf({ published, lists, sections }, words, (iso) => `<${iso}>`);
}

test('later versions say what each changed, and in which section, the newest first', () => {
  expect(history(third, { 2: inSecond, 3: inThird })).toEqual({
    title: 'Changes',
    first: undefined,
    versions: [
      {
        heading: 'Version 3 of <2027-03-01>',
        changes: [0, 2].map((at) => ({ section: sections[at], says: 'Something else.' })),
      },
      {
        heading: 'Version 2 of <2027-02-01>',
        changes: [{ section: sections[1], says: 'The fee is lower.' }],
      },
    ],
  });
});

test.each<[string, Record<string, readonly LegalChange[]>, string]>([
  ['without an entry', { 2: inSecond }, 'say what version 3 changed'],
  ['that changed no section', { 2: inSecond, 3: [{ section: 4, says: '' }] }, 'section 4, which there'],
  ['that was never published', { 2: inSecond, 3: inThird, 4: inThird }, 'version 4, which there is not'],
])('a version %s fails', (_, lists, message) => {
  expect(() => history(third, lists)).toThrow(message);
});
