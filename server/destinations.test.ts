import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { alertOf } from '#server/alerts/words.ts';
import { list } from '#server/cli/commands/list.ts';
import { retry } from '#server/cli/commands/retry.ts';
import {
  destinationEntry,
  destinationNames,
  retriedDestinations,
  watchedDestinations,
} from './destinations.ts';
import { DAY } from './time.ts';

const document = (path: string) => readFileSync(new URL(`../docs/${path}`, import.meta.url), 'utf8');

it.each(destinationNames)('the list of receivers of personal data names that of the %s', (name) => {
  const { recipientInPapers } = destinationEntry(name);
  expect(document('data-protection/processors.md')).toContain(`\`${recipientInPapers}\``);
});

it.each(watchedDestinations)('an alert about the %s says who lacks the messages', (about) => {
  const { lacking = 'nothing' } = destinationEntry(about);
  const { message } = alertOf({ name: 'refused', about, count: 1 }, 'begun', new Date());
  expect(message).toContain(lacking);
});

it.each(watchedDestinations)('an alert about the %s says for how long messages are tried there', (about) => {
  const days = `for ${destinationEntry(about).giveUpAfter / DAY} days`;
  for (const name of ['blocked', 'undelivered'] as const)
    expect(alertOf({ name, about, count: 1 }, 'begun', new Date()).message).toContain(days);
});

it.each(watchedDestinations)('what a person hears of at the %s, a person can have sent again', (name) => {
  expect(retriedDestinations).toContain(name);
});

it.each(destinationNames)('the command "list" explains what --to %s shows', (name) => {
  expect(list.details).toContain(destinationEntry(name).where.list);
});

it.each(retriedDestinations)('the command "retry" says that it reaches the %s', (name) => {
  const { where } = destinationEntry(name);
  expect(retry.details).toContain(where.retry ?? where.list);
});
