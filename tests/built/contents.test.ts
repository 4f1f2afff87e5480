import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import {
  inLanguage,
  isDescribed,
  itemNamed,
  itemsIn,
  labelOf,
  faultOfItem,
  linesIn,
  linksTo,
  mainOf,
  partNaming,
  sectionOf,
  readIn,
  registrationsIn,
  sentencesIn,
  spoken,
  statisticOf,
  wholeSentencesIn,
} from './contents.ts';
import * as orders from './ordered/orders.ts';

const element = (html: string) => parse(`<section>${html}</section>`);

describe('a whole sentence', () => {
  it.each([
    ['en', 'You manage several properties side by side and see where each one stands.'],
    ['en', 'From enquiry to report, everything stays together.'],
    ['de', 'Sie kennen das Honorar, bevor Sie Nachlass oder Masse damit belasten.'],
    ['de', 'Von der Anfrage bis zum Gutachten bleibt alles beisammen.'],
    ['de', 'Geschulte Mitarbeitende erkennen Angriffe und melden sie.'],
  ] as const)('is found (%s): %s', (locale, text) => {
    expect(wholeSentencesIn(element(`<p>${text}</p>`), locale)).toEqual([text]);
  });

  it.each([
    ['en', 'Encrypted data on servers in Germany.'],
    ['en', 'Known in advance and negotiable.'],
    ['en', 'By fee or by turnaround.'],
    ['en', 'Information security management system'],
    ['de', 'Verschlüsselte Daten, Hosting in Deutschland.'],
    ['de', 'Nach Honorar oder nach Bearbeitungszeit.'],
    ['de', 'Mehrere Angebote auf eine Anfrage.'],
    ['de', 'Das Honorar direkt verhandeln'],
  ] as const)('is no fragment (%s): %s', (locale, text) => {
    expect(wholeSentencesIn(element(`<p>${text}</p>`), locale)).toEqual([]);
  });

  it('is not one that only a screen reader says', () => {
    const hidden = '<p class="sr-only">You see here what nobody else can see.</p>';
    expect(wholeSentencesIn(element(hidden), 'en')).toEqual([]);
  });
});

describe('an item', () => {
  const text = 'What is said.';

  it.each([
    ['a card', `<ul><li><h3>One</h3><p>${text}</p></li><li><h3>Two</h3><p>Else.</p></li></ul>`],
    ['a name in bold', `<ul><li><strong>One</strong> ${text}</li><li><strong>Two</strong> Else.</li></ul>`],
    ['a list of terms', `<dl><dt>One</dt><dd>${text}</dd><dt>Two</dt><dd>Else.</dd></dl>`],
    ['a picture above', `<div><img><h3>One</h3><p>${text}</p></div><div><img><h3>Two</h3><p>Else.</p></div>`],
    ['a panel', `<details><summary><h3>One</h3></summary><p>${text}</p></details><h3>Two</h3><p>Else.</p>`],
  ])('is read up to the next one: %s', (_, html) => {
    expect(itemNamed(element(html), /One/)?.lines).toEqual([text]);
  });

  it('is read up to the next of its list, though that has another tag', () => {
    const html = `<h3>One</h3><p>${text}</p><h4>Two</h4><p>Else.</p>`;
    expect(itemNamed(element(html), /One/, [/One/, /Two/])?.lines).toEqual([text]);
  });

  it('has nothing where nothing stands beside its name', () => {
    const html = '<ul><li><h3>One</h3></li><li><h3>Two</h3><p>Else.</p></li></ul>';
    expect(itemNamed(element(html), /One/)?.lines).toEqual([]);
  });

  it('is not found where its name is in plain text only', () => {
    expect(itemNamed(element('<ul><li>One</li><li>Two</li></ul>'), /One/)).toBeUndefined();
  });

  it('is each name with its lines', () => {
    const html = `<ul><li><h3>One</h3><p>${text}</p></li><li><h3>Two</h3></li></ul>`;
    expect(itemsIn(element(html)).map(({ name, lines }) => `${name}: ${lines.join()}`)).toEqual([
      `One: ${text}`,
      'Two: ',
    ]);
  });
});

it('a figure and its unit are read apart, a full stop after a link is not', () => {
  const html = '<p><b>40</b><b>%</b> less, see <a>terms</a>.</p>';
  expect(linesIn(element(html))).toEqual(['40 % less, see terms.']);
});

describe('what an item lacks', () => {
  const list = (text: string) => element(`<ul><li><h3>One</h3><p>${text}</p></li><li><h3>Two</h3></li></ul>`);

  it('is nothing where a whole sentence stands beside its name', () => {
    expect(faultOfItem(list('You read here what it is.'), /One/, [/One/, /Two/], 'en')).toBe('');
  });

  it('is nothing where short sentences say as much', () => {
    const items = itemsIn(list('Your account is open. We tell you of enquiries.'));
    expect(items.map((item) => isDescribed(item, 'en'))).toEqual([true, false]);
  });

  it.each([
    ['its sentence', list('A bare noun'), /One/, '“One” has no whole sentence, only: A bare noun'],
    ['its name', list('You read here what it is.'), /Three/, 'no heading says /Three/'],
    ['its section', undefined, /One/, 'there is no such section'],
  ])('is named: %s', (_, scope, name, lack) => {
    expect(faultOfItem(scope, name, [name], 'en')).toBe(lack);
  });
});

it('a statistic is found in one entry, not across a section', () => {
  const html = '<ul><li><b>40</b><b>%</b> less</li><li>cost of more</li></ul>';
  expect(statisticOf(element(html), /^40 % less$/)).toBe('40 % less');
  expect(statisticOf(element(html), /^40 %.*cost/)).toBeUndefined();
});

it('the smallest part that names everything is found', () => {
  const html = '<div><div id="all"><p>One</p><p>Two</p></div><p>Three</p></div>';
  expect(partNaming(element(html), 'div', [/One/, /Two/])?.id).toBe('all');
});

it('a button’s label is what it says, without the hint of a new tab', () => {
  const [link] = registrationsIn(
    element('<a href="https://x.example/register/client">Register<span> (opens in a new tab)</span></a>'),
    'client',
  );
  expect(link && labelOf(link)).toBe('Register');
});

it('links are found by their address, in either language', () => {
  const html = '<a href="/en/faq">FAQ</a>';
  expect(linksTo(element(html), inLanguage('en', '/faq')).map(readIn)).toEqual(['FAQ']);
  expect(inLanguage('en', '/')).toBe('/en');
});

it('a sentence ends with its full stop', () => {
  expect(sentencesIn(element('<p>One is said. Two is asked? Not this</p>'))).toEqual([
    'One is said.',
    'Two is asked?',
  ]);
});

it.each(spoken)('a section that a page has not is named (%s)', (locale) => {
  expect(mainOf(locale, 'about').querySelector('h1')).not.toBeNull();
  expect(() => sectionOf(locale, 'about', 'nowhere')).toThrow('has no section "nowhere"');
});

it('no pattern keeps a place between two tests', () => {
  const patterns = Object.values(orders)
    .filter((order) => typeof order !== 'function')
    .flatMap((order) => Object.values<RegExp | Record<string, RegExp>>(order))
    .flatMap((one) => (one instanceof RegExp ? [one] : Object.values(one)));
  expect(patterns.length).toBeGreaterThan(40);
  expect(patterns.filter(({ flags }) => /[gy]/.test(flags))).toEqual([]);
});
