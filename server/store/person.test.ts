import { expect, it } from 'vitest';
import { sampleContact } from '#server/testing/samples.ts';
import { matchesPerson } from './person.ts';

const contact = { ...sampleContact, firstName: 'Jörg', lastName: 'Groß-Süß' };
const message = { contact, sender: 'joerg@beispiel.example' };

it.each([
  { email: 'Joerg@Beispiel.example' },
  { text: 'JORG gross suß' },
  { text: 'Groß-Süß, Jörg' },
  { text: '23125-321' },
  { text: '２３１２５' },
  { email: 'someone@else.example', text: 'gross' },
])('a message is found by %j', (person) => {
  expect(matchesPerson(person)(message)).toBe(true);
});

it.each([{ email: 'someone@else.example' }, { text: 'Jörg Schmidt' }, { text: '–' }, {}])(
  'it is not found by %j',
  (person) => {
    expect(matchesPerson(person)(message)).toBe(false);
  },
);
