import { expect, it } from 'vitest';
import { isAmong, missingIn, times } from './heard.ts';

const transcript = '[Tab]\n  Vorname entry required.\n  Erforder\u00adlich\n[Return]\n  Gesendet.\n';

it('finds what a listener must hear, whatever the reader says between', () => {
  expect(missingIn(transcript, ['Vorname', 'Erforderlich', 'Gesendet'])).toBeUndefined();
});

it('names what was not heard', () => {
  expect(missingIn(transcript, ['Vorname', 'Nachname'])).toBe('Nachname');
});

it('names what was heard too early', () => {
  expect(missingIn(transcript, ['Gesendet', 'Vorname'])).toBe('Vorname');
});

it('takes nothing for heard that cannot be heard', () => {
  expect(missingIn(transcript, ['Vorname', ''])).toBe('');
  expect(isAmong(['Vorname'], '?')).toBe(false);
});

it('counts what was said twice', () => {
  expect(times('Ort Erforderlich\nOrt Erforderlich', 'Ort Erforderlich')).toBe(2);
});

it('reads over pauses and marks', () => {
  expect(isAmong(['Alles ausgefüllt.', 'Ihre Nachricht'], 'Alles ausgefüllt: Ihre Nachricht …')).toBe(true);
});
