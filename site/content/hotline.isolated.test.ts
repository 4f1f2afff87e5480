import { describe, expect, it, vi } from 'vitest';
import { localeCodes, type Locale } from '#common/locales.ts';
import { everyDay, workingWeek } from '#common/testing/weeks.ts';
import { timeZone } from '#common/timeZone.ts';
import type { Week } from '#common/week.ts';

/** Each text of a language by its key, `common.hotline.hours`, as a site says it whose hotline has these hours. */
async function textsWith(week: Week, locale: Locale): Promise<Map<string, string>> {
  vi.resetModules();
  vi.doMock('#common/hotlineHours.ts', () => ({ hotlineHours: { week, timeZone } }));
  const { contentFor } = await import('./load.ts');
  const { questionsIn } = await import('./entries/load.ts');
  vi.doUnmock('#common/hotlineHours.ts');
  const questions = Object.fromEntries(questionsIn(locale).map((question) => [question.id, question]));
  return new Map(textsIn({ content: contentFor(locale), questions }, ''));
}

function textsIn(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value.replaceAll('\u00a0', ' ')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, key === '' ? name : `${key}.${name}`));
}

/** The texts that a site with a short Saturday and no Sunday says otherwise than one that is open every day. */
async function changedIn(locale: Locale): Promise<Record<string, string>> {
  const before = await textsWith(everyDay('08:00-18:00'), locale);
  const after = await textsWith(workingWeek('09:00-18:30', { saturday: '10:00-14:00' }), locale);
  const changed = Array.from(after).filter(([key, text]) => before.get(key) !== text);
  return Object.fromEntries(changed.map(([key, text]) => [key.replace('content.', ''), text]));
}

describe('other hours change each text that names them, and no other', () => {
  it('in German', async () => {
    expect(await changedIn('de')).toEqual({
      'common.hotline.hours': 'Mo. bis Fr. 9 bis 18:30 Uhr, Sa. 10 bis 14 Uhr',
      'common.hotline.states.0.says': 'Jetzt erreichbar, bis 18:30 Uhr',
      'common.hotline.states.1.name': 'open-2',
      'common.hotline.states.1.says': 'Jetzt erreichbar, bis 14 Uhr',
      'common.hotline.states.2.name': 'before',
      'common.hotline.states.2.says': 'Heute wieder ab 9 Uhr',
      'common.hotline.states.3.name': 'before-2',
      'common.hotline.states.3.says': 'Heute wieder ab 10 Uhr',
      'common.hotline.states.4.name': 'after',
      'common.hotline.states.4.says': 'Morgen wieder ab 9 Uhr',
      'common.hotline.states.5.name': 'after-2',
      'common.hotline.states.5.says': 'Morgen wieder ab 10 Uhr',
      'common.hotline.states.6.name': 'later',
      'common.hotline.states.6.says': 'Montag wieder ab 9 Uhr',
      'contact.meta.description':
        'Fragen zur Immobilienbewertung? Schreiben Sie uns oder rufen Sie an: Während der Hotlinezeiten antworten wir in der Regel innerhalb von 2 bis 4 Stunden.',
      'contact.now.hours': 'Mo. bis Fr. 9 bis 18:30 Uhr, Sa. 10 bis 14 Uhr',
      'contact.now.states.0.says': 'Jetzt erreichbar, bis 18:30 Uhr',
      'contact.now.states.1.name': 'open-2',
      'contact.now.states.1.says': 'Jetzt erreichbar, bis 14 Uhr',
      'contact.now.states.2.name': 'before',
      'contact.now.states.2.says': 'Heute wieder ab 9 Uhr',
      'contact.now.states.3.name': 'before-2',
      'contact.now.states.3.says': 'Heute wieder ab 10 Uhr',
      'contact.now.states.4.name': 'after',
      'contact.now.states.4.says': 'Morgen wieder ab 9 Uhr',
      'contact.now.states.5.name': 'after-2',
      'contact.now.states.5.says': 'Morgen wieder ab 10 Uhr',
      'contact.now.states.6.name': 'later',
      'contact.now.states.6.says': 'Montag wieder ab 9 Uhr',
      'faq.contact.text':
        'Schreiben Sie uns. Montags bis freitags von 9 bis 18:30 Uhr sowie samstags von 10 bis 14 Uhr antworten wir in der Regel innerhalb von 2 bis 4 Stunden.',
    });
  });

  it('in English', async () => {
    const changed = await changedIn('en');
    expect(changed).toMatchObject({
      'common.hotline.hours': 'Mon to Fri 9:00 to 18:30, Sat 10:00 to 14:00, German time',
      'common.hotline.states.0.says': 'Open now, until 18:30 German time',
      'common.hotline.states.3.says': 'Opens at 10:00 today, German time',
      'common.hotline.states.6.says': 'Opens at 9:00 on Monday, German time',
      'contact.now.states.6.says': 'Opens at 9:00 on Monday, German time',
      'contact.meta.description':
        'Questions about a property valuation? Write to us or call us: during hotline hours we usually reply within 2 to 4 hours.',
      'faq.contact.text':
        'Write to us. Monday to Friday between 9:00 and 18:30, and Saturday between 10:00 and 14:00 German time we usually reply within 2 to 4 hours.',
    });
  });

  it('at the same places in each language', async () => {
    const [first = 'de', ...others] = localeCodes;
    const keys = Object.keys(await changedIn(first));
    for (const locale of others) expect(Object.keys(await changedIn(locale))).toEqual(keys);
  });
});

it('no text says “daily” by hand where days differ', async () => {
  for (const locale of localeCodes) {
    const texts = await textsWith(workingWeek('09:00-18:30'), locale);
    const daily = Array.from(texts).filter(([, text]) =>
      /\b(?:täglich|jeden Tag|daily|every day)\b/i.test(text),
    );
    expect.soft(daily, locale).toEqual([]);
  }
});
