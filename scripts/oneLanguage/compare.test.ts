import { describe, expect, it } from 'vitest';
import { oneSided, textsOfEntry, textsOfJson, textsOfMarkdown } from './compare.ts';

const texts = (de: Record<string, string>, en: Record<string, string>) => ({
  de: new Map(Object.entries(de)),
  en: new Map(Object.entries(en)),
});
const before = texts({ title: 'Anfrage', text: 'Kurz' }, { title: 'Enquiry', text: 'Short' });

describe('a text that changed', () => {
  it('in one language only is listed with both versions of each', () => {
    const after = texts({ title: 'Eine Anfrage', text: 'Kurz' }, { title: 'Enquiry', text: 'Short' });
    expect(oneSided(before, after)).toEqual([
      {
        key: 'title',
        versions: [
          { locale: 'de', before: 'Anfrage', after: 'Eine Anfrage' },
          { locale: 'en', before: 'Enquiry', after: 'Enquiry' },
        ],
      },
    ]);
  });

  it('in both languages is not listed', () => {
    const after = texts({ title: 'Eine Anfrage', text: 'Kurz' }, { title: 'One enquiry', text: 'Short' });
    expect(oneSided(before, after)).toEqual([]);
  });

  it('only in where its lines may break is not listed', () => {
    const after = texts({ title: 'An|frage', text: 'Kurz' }, { title: 'Enquiry', text: 'Short' });
    expect(oneSided(before, after)).toEqual([]);
  });

  it('by being deleted is left to the checks of the content', () => {
    expect(oneSided(before, texts({ text: 'Kurz' }, { title: 'Enquiry', text: 'Short' }))).toEqual([]);
  });
});

it('the texts of a page have the keys of their places', () => {
  expect(textsOfJson({ hero: { title: 'A', points: ['B'] }, wide: true }, 'home')).toEqual([
    ['home.hero.title', 'A'],
    ['home.hero.points.0', 'B'],
  ]);
});

it('an entry has the texts of each language under the same keys', () => {
  const entry = { group: 'first', question: { de: 'Was?', en: 'What?' }, answer: { de: ['A'], en: ['B'] } };
  expect(textsOfEntry(entry, 'questions/what', 'de')).toEqual([
    ['questions/what.question', 'Was?'],
    ['questions/what.answer.0', 'A'],
  ]);
});

it('a legal text is compared by its sections', () => {
  expect(textsOfMarkdown('Intro\n\n## One\n\n1. A\n\n## Two\n', 'legal/terms')).toEqual([
    ['legal/terms.0', 'Intro'],
    ['legal/terms.1', 'One\n\n1. A'],
    ['legal/terms.2', 'Two'],
  ]);
});
