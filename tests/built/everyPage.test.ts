import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement } from 'node-html-parser';
import { expect, it } from 'vitest';
import { alternates, pageAddresses, siteAddresses } from '#common/addresses.ts';
import { localeOfPath } from '#common/locales.ts';
import { attribute, canonicalPages, pages, pagesByAddress, siteFolder, textOf } from './site.ts';

it('has a file for every page and section in every language', () => {
  const expected = [...siteAddresses.map(({ path }) => path), ...Object.values(alternates('/404'))];
  expect([...pagesByAddress.keys()].toSorted()).toEqual(expected.toSorted());
});

it('has one canonical address per page and language', () => {
  expect(canonicalPages).toHaveLength(pageAddresses.length);
});

it.each(pages)('$file names its language, has one h1 and skips no heading level', ({ address, document }) => {
  expect(attribute(document.querySelector('html'), 'lang')).toBe(localeOfPath(address));
  expect(document.querySelectorAll('h1').map(textOf)).toEqual([expect.stringMatching(/./)]);
  // Of the page "sent" the form's heading is before it, but not rendered.
  const shown = document.querySelectorAll('main :is(h1, h2):not(.contact-form-title)');
  expect(shown[0]?.rawTagName).toBe('h1');
  const levels = document
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ rawTagName }) => Number(rawTagName[1]));
  levels.reduce((previous, level) => {
    expect(level, `h${level} after h${previous}`).toBeLessThanOrEqual(previous + 1);
    return level;
  });
});

it.each(pages)('$file gives every picture its size and a text alternative', ({ document }) => {
  for (const image of document.querySelectorAll('img')) {
    expect(image.hasAttribute('alt'), image.toString()).toBe(true);
    expect(Number(image.getAttribute('width')), image.toString()).toBeGreaterThan(0);
    expect(Number(image.getAttribute('height')), image.toString()).toBeGreaterThan(0);
  }
});

it.each(canonicalPages)('$file keeps list semantics in Safari', ({ document }) => {
  const sheets = document
    .querySelectorAll('link[rel=stylesheet]')
    .map((sheet) => readFileSync(join(siteFolder, attribute(sheet, 'href')), 'utf8'));
  const styles = [...document.querySelectorAll('style').map(({ rawText }) => rawText), ...sheets].join('');
  const rules = [...styles.matchAll(/([^{}]*)\{[^{}]*list-style(?:-type)?:([^;}]*)/g)]
    .map(([, selector = '', value]) => ({ selector, value }))
    .filter(({ selector }) => !selector.includes('summary'));
  expect(rules.length).toBeGreaterThan(0);
  // The reset's `list-style: none` removes list semantics in Safari; the next rule sets an empty string instead.
  for (const [index, { selector, value }] of rules.entries())
    if (value === 'none') expect(rules[index + 1]).toEqual({ selector, value: '""' });
});

// What waits for what follows it would stay unseen (`arrives-whole`, site/styles/base.css).
it.each(pages)('$file has something after each part that arrives as a whole', ({ document }) => {
  const waiting = document.querySelectorAll('.arrives-whole');
  expect(waiting.filter((part) => part.nextElementSibling === null).map(String)).toEqual([]);
});

// A screen reader says "list, 0 items" (WCAG 1.3.1). What is hidden may still be filled by a script.
it.each(pages)('$file has no list without an entry', ({ document }) => {
  const empty = document
    .querySelectorAll('dl, ul, ol, table')
    .filter((list) => list.querySelector('dt, li, tr') === null && list.closest('[hidden]') === null);
  expect(empty.map(String)).toEqual([]);
});

// Orca passes over the first sentence of such a `dd` in Firefox: seen in `tests/listen`, with the key that reads all.
it.each(pages)('$file has the words of a description directly in it', ({ document }) => {
  const blocks = ['P', 'DIV', 'UL', 'OL', 'DL', 'TABLE', 'H3', 'H4'];
  const wrapped = document
    .querySelectorAll('dd')
    .map(({ childNodes }) => childNodes.find(({ textContent }) => textContent.trim() !== ''))
    .filter((first) => first instanceof HTMLElement && blocks.includes(first.tagName));
  expect(wrapped.map(String)).toEqual([]);
});
