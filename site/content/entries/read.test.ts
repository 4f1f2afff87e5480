import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../load.ts';
import { questionsOf } from './questions.ts';
import { EntryError, missingIn, readEntries } from './read.ts';
import { jobFile, questionFile, testimonialFile } from './schema.ts';

/** The entries that CONTRIBUTING gives as patterns, by the folder below which it puts them. */
function pattern(folder: 'jobs' | 'testimonials'): Record<string, unknown> {
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  const [, json = ''] =
    new RegExp(`site/content/entries/${folder}/[^]*?\`\`\`json\n([^]*?)\`\`\``).exec(contributing) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

const namesIn = (entries: ReadonlyMap<string, unknown>) => [...entries.keys()];

const job = 'site/content/entries/jobs/valuer.json';

/** What is said about a job that differs from the pattern. */
function faultsOf(changes: Record<string, unknown>, path = job): readonly string[] {
  return faultsIn(JSON.stringify({ ...pattern('jobs'), ...changes }), path);
}

function faultsIn(text: string, path = job): readonly string[] {
  try {
    readEntries({ [path]: text }, jobFile);
    return [];
  } catch (error) {
    if (error instanceof EntryError) return error.faults;
    throw error;
  }
}

describe('the patterns in CONTRIBUTING', () => {
  it('make a job', () => {
    const files = { [job]: JSON.stringify(pattern('jobs')) };
    expect(namesIn(readEntries(files, jobFile))).toEqual(['valuer']);
  });

  it('make a testimonial', () => {
    const files = { 'testimonials/bank.json': JSON.stringify(pattern('testimonials')) };
    expect(namesIn(readEntries(files, testimonialFile))).toEqual(['bank']);
  });
});

describe('a job that cannot be shown is refused by file and field', () => {
  it.each([
    ['a field is missing', { closes: undefined }, 'field closes is missing'],
    ['a language is missing', { title: { de: 'Titel' } }, 'field title.en is missing'],
    [
      'a text has a name in braces',
      { title: { de: 'Titel', en: '{figure.nope}' } },
      'field title.en must have no braces: no page fills in a name there',
    ],
    ['a text is empty', { title: { de: ' ', en: 'Title' } }, 'field title.de is empty'],
    [
      'a text stands where paragraphs belong',
      { description: { de: 'Text', en: ['Text'] } },
      'field description.de must be a list of paragraphs, each in quotation marks',
    ],
    [
      'there is no paragraph',
      { description: { de: ['Text'], en: [] } },
      'field description.en needs at least one paragraph',
    ],
    [
      'a day is written as Germans do',
      { closes: '31.1.2027' },
      'field closes must be a day, such as 2027-01-31',
    ],
    ['a day does not exist', { closes: '2027-02-30' }, 'field closes must be a day, such as 2027-01-31'],
    [
      'it closes before it opens',
      { published: '2027-02-01', closes: '2027-01-31' },
      'field closes must not be before the day in “published”',
    ],
    [
      'a word is not one of the list',
      { workplace: 'Berlin' },
      'field workplace must be one of: office, remote, officeOrRemote',
    ],
    [
      'a field is misspelt',
      { closing: '2027-01-31' },
      'field closing is not known; correct its name or remove it',
    ],
    [
      'a language is not ours',
      { title: { de: 'Titel', en: 'Title', xx: 'Title' } },
      'field title.xx is not known; correct its name or remove it',
    ],
  ])('when %s', (_what, changes, fault) => {
    expect(faultsOf(changes)).toEqual([`${job}: ${fault}`]);
  });

  it.each([
    ['an entity', 'Gut&nbsp;achten', 'has “&nbsp;”.'],
    ['asterisks', '**Gut**', 'has **.'],
    ['HTML', '<b>Gut</b>', 'has HTML'],
    ['a tab', 'Gut\tachten', 'has an invisible character.'],
    ['a control character', 'Gut\u0003achten', 'has an invisible character.'],
    ['a mark of direction', 'Gut\u202eachten', 'has an invisible character.'],
    ['the line ends of Windows', 'Gut\r\nachten', 'has an invisible character.'],
    ['a mark that no page reads there', 'Gut|achten', 'has ~ or |. Here the page shows the mark'],
    ['straight quotation marks', '"Gut"', 'has straight quotation marks'],
    ['two blanks', 'Gut  achten', 'begins or ends with a blank, or has two in a row.'],
  ])('when a text has %s', (_what, german, fault) => {
    const [title] = faultsOf({ title: { de: german, en: 'Title' } });
    expect(title).toContain(`${job}: field title.de ${fault}`);
    const [description] = faultsOf({ description: { de: ['Text', german], en: ['Text'] } });
    expect(description).toContain(`${job}: field description.de.1 ${fault}`);
  });

  it('when its file begins with a byte order mark', () => {
    expect(faultsIn(`\ufeff${JSON.stringify(pattern('jobs'))}`)).toEqual([
      `${job}: begins with a byte order mark, which nobody sees; save it as UTF-8 without one`,
    ]);
  });

  it('when its file is no JSON', () => {
    expect(faultsIn('{ "title": "Valuer", }')).toEqual([
      expect.stringMatching(`^${job}: a comma, brace or quotation mark is missing or too many`),
    ]);
  });

  it.each(['jobs/Valuer Berlin.json', 'jobs/valuer.jsn', 'jobs/gutachter_köln.json'])(
    'when its file is called %s, which cannot be an anchor',
    (path) => {
      expect(faultsOf({}, path)).toEqual([
        `${path}: name the file with small letters, digits, hyphens or underscores and .json, such as valuer-berlin.json`,
      ]);
    },
  );

  it('with everything that is wrong in all files at once', () => {
    const files = { '/b.json': '{', '/a.json': JSON.stringify({ ...pattern('jobs'), title: 1, closes: 2 }) };
    expect(() => readEntries(files, jobFile)).toThrow(
      /^These entries cannot be shown:\na\.json: field title .*\na\.json: field closes .*\nb\.json: /,
    );
  });
});

it('a testimonial without the day of its release is refused, since none may be published unasked', () => {
  const entry = { ...pattern('testimonials'), released: undefined };
  expect(() => readEntries({ '/bank.json': JSON.stringify(entry) }, testimonialFile)).toThrow(
    'bank.json: field released is missing',
  );
});

it.each([
  ['was released in the future', { released: '2999-01-01' }, 'released must not be in the future'],
  ['has a name in braces', { organisation: '{figure.nope}' }, 'organisation must have no braces'],
  ['quotes an entity', { quote: { de: 'Gut&#160;so', en: 'Good' } }, 'quote.de has “&#160;”'],
  ['has a mark in its quotation', { quote: { de: 'Gut', en: 'So~good' } }, 'quote.en has ~ or |'],
  ['has a mark of direction in a name', { name: 'Erika\u202e' }, 'name has an invisible character'],
  ['is only blanks in a language', { quote: { de: 'Gut', en: '  ' } }, 'quote.en is empty'],
])('a testimonial that %s is refused', (_, changes, says) => {
  const entry = Object.assign({}, pattern('testimonials'), changes);
  expect(() => readEntries({ '/bank.json': JSON.stringify(entry) }, testimonialFile)).toThrow(
    `bank.json: field ${says}`,
  );
});

it('an organisation may have a bar in its name', () => {
  const entry = { ...pattern('testimonials'), organisation: 'Muster | Bank' };
  const read = readEntries({ '/bank.json': JSON.stringify(entry) }, testimonialFile);
  expect(read.get('bank')?.organisation).toBe('Muster | Bank');
});

it('a question has its links in the same paragraphs in each language', () => {
  const entry = JSON.parse(
    readFileSync('site/content/entries/questions/how_it_works.json', 'utf8'),
  ) as object;
  const unlinked = JSON.stringify(entry).replace('[verified valuers]', 'verified valuers');
  expect(() => readEntries({ '/how.json': unlinked }, questionFile)).toThrow(
    'field answer.de must have a link in square brackets in the same paragraphs and points as en',
  );
});

it('two questions of a group have two places', () => {
  const text = readFileSync('site/content/entries/questions/how_it_works.json', 'utf8');
  const questions = readEntries({ '/a.json': text, '/b.json': text }, questionFile);
  expect(() => questionsOf(questions, 'de', languages.de)).toThrow(
    /b\.json: field position is 10, as in a\.json of the same group/,
  );
});

it('entries come in the order of their files’ names', () => {
  const text = JSON.stringify(pattern('jobs'));
  const files = { '/b.json': text, '/a.json': text };
  expect(namesIn(readEntries(files, jobFile))).toEqual(['a', 'b']);
});

describe('a text that a third language lacks', () => {
  const entry = {
    title: { de: 'Titel', en: 'Title', fr: 'Titre' },
    quote: { de: 'Gut', en: 'Good' },
    closes: '',
  };

  it('is listed by its key', () => {
    expect(missingIn(entry, ['de', 'en', 'fr'])).toEqual(['quote.fr']);
  });

  it('is no matter where the site has no third language', () => {
    expect(missingIn(entry, ['de', 'en'])).toEqual([]);
  });
});
