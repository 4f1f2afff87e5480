import { expect, it } from 'vitest';
import { sampleContact } from '#server/testing/samples.ts';
import { matcherOf, phonesIn, type Person } from './person.ts';

const found = (person: Person, changes: Partial<typeof sampleContact>) =>
  matcherOf(person)({ ...sampleContact, ...changes });

it.each([
  ['+49 30 23125 321', '030 23125-321'],
  ['+49 30 23125 321', '0049 (0)30 / 23125.321'],
  ['+49 30 23125 321', '+49 (0) 30 23125 321'],
  ['030/23125321', '+4930 23125321'],
  ['030 23125 321', '30 23125321'],
  ['Tel. 030 23125-321, mobil 0171 5550000', '+49 171 5550000'],
  ['+49 30 23125321 +49 171 5550000', '0171 5550000'],
  ['０３０ ２３１２５ ３２１', '030 23125321'],
  ['+43 1 5550000', '01 5550000'],
  ['030 23125–321', '03023125321'],
])('%s is the telephone of who gives %s', (stored, asked) => {
  expect(found({ phone: asked }, { phone: stored })).toEqual(['phone']);
  expect(found({ phone: stored }, { phone: asked })).toEqual(['phone']);
});

it.each([
  ['+49 30 23125 321', '+43 30 23125 321'],
  ['+49 30 23125 321', '030 23125 322'],
  ['+49 30 23125 321', '23125 321'],
  ['030 23125 321', '040 23125 321'],
  ['+49 30 23125 321', '321'],
  ['keines', '030 23125 321'],
  ['keines', 'keines'],
])('%s is not that of who gives %s', (stored, asked) => {
  expect(found({ phone: asked }, { phone: stored })).toEqual([]);
});

it('an extension is no telephone of its own', () => {
  expect(phonesIn('030 23125 App. 321')).toEqual(['3023125']);
});

it.each([
  ['Jörg', 'Müller', 'MUELLER jorg'],
  ['Jörg', 'Müller', 'Muller, Jörg'],
  ['Anna', 'Groß-Süß', 'gross süss'],
  ['Anna Maria', 'Şahin', 'Anna Sahin'],
  ['Łukasz', 'Sørensen', 'lukasz sorensen'],
  ['Rene\u0301', 'Dupont', 'René'],
  ['Сергей', 'Иванов', 'иванов сергей'],
])('%s %s is found as %s', (firstName, lastName, name) => {
  expect(found({ name }, { firstName, lastName })).toEqual(['name']);
});

it.each([
  ['Jörg', 'Müller', 'Jörg Möller'],
  ['Jörg', 'Müller', 'Müll'],
  ['Jörg', 'Müller', 'Jörg Müller Schmidt'],
  ['Jörg', 'Müller', '–'],
])('%s %s is not found as %s', (firstName, lastName, name) => {
  expect(found({ name }, { firstName, lastName })).toEqual([]);
});

it('says by what a message was found', () => {
  const { email, phone } = sampleContact;
  expect(found({ email: email.toUpperCase(), phone, name: 'Jo Süß' }, {})).toEqual([
    'email',
    'phone',
    'name',
  ]);
  expect(found({ email, phone }, { email: 'someone@else.example' })).toEqual(['phone']);
  expect(found({}, {})).toEqual([]);
});
