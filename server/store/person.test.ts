import { expect, it } from 'vitest';
import { sampleContact } from '#server/testing/samples.ts';
import { matcherOf, type Person } from './person.ts';

const found = (person: Person, changes: Partial<typeof sampleContact>) =>
  matcherOf(person)({ ...sampleContact, ...changes });

it.each([
  ['+49 30 23125 321', '0049 (0)30 / 23125.321'],
  ['Tel. 030 23125-321, mobil 0171 5550000', '+49 171 5550000'],
  ['０３０ ２３１２５ ３２１', '030 23125321'],
])('%s is the telephone of who gives %s', (stored, asked) => {
  expect(found({ phone: asked }, { phone: stored })).toEqual(['phone']);
});

it.each([
  ['+49 30 23125 321', '030 23125 322'],
  ['+49 30 23125 321', '321'],
  ['keines', 'keines'],
])('%s is not that of who gives %s', (stored, asked) => {
  expect(found({ phone: asked }, { phone: stored })).toEqual([]);
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
