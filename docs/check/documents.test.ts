import { describe, expect, it } from 'vitest';
import { faultsIn, faultsInComments } from './faults.ts';
import { documentsOf, openRepository, type Repository } from './repository.ts';

const repository = openRepository();

it.each(documentsOf(repository))('%s names nothing that is not there', (document) => {
  expect(faultsIn(document, repository)).toEqual([]);
});

it('no comment of a source names a file that is not there', () => {
  expect(repository.files.flatMap((file) => faultsInComments(file, repository))).toEqual([]);
});

const decisions = documentsOf(repository).filter((document) => /^docs\/decisions\/\d{4}-/.test(document));

it.each(decisions)('%s says in which context what was decided, and with which consequences', (document) => {
  const headings = repository.read(document).match(/^## .+$/gm);
  expect(headings).toEqual(['## Context', '## Decision', '## Consequences']);
});

it.each(decisions)('%s stands in the list of decisions, by its title', (document) => {
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(repository.read(document)) ?? [];
  const entry = `${number}. [${title}](${document.replace('docs/decisions/', '')})`;
  expect(repository.read('docs/decisions/README.md')).toContain(entry);
});

describe('a document', () => {
  const manifest = JSON.stringify({ scripts: { build: '', test: '' } });

  /** A small repository with one document. */
  function withDocument(text: string): Repository {
    const files: Record<string, string> = {
      'docs/guide.md': text,
      'docs/more.md': '# More\n\n## Two words: here\n',
      'package.json': manifest,
      'server/app.ts': "export const requestTime = '/readyz';\n",
      'tests/app.test.ts': '',
    };
    const sources = files['server/app.ts'] ?? '';
    return {
      paths: new Set(['docs', 'server', 'tests', ...Object.keys(files)]),
      files: Object.keys(files),
      read: (file) => files[file] ?? '',
      sources,
      words: new Set(sources.match(/\w+/g)),
    };
  }

  const faultsOf = (text: string) => faultsIn('docs/guide.md', withDocument(text));

  it.each([
    ['a path', 'See `server/app.ts` and `server/`.'],
    ['a pattern of paths', 'See `tests/*.test.ts`, `{server,tests}/app*.ts` and `server/<name>.ts`.'],
    ['a file without its folder', 'See `app.ts`; any `x.test.ts`.'],
    ['what a command writes', 'See `dist/index.html` and `node_modules/`; `npm run build > out.json`.'],
    ['a folder of the server', 'See `/etc/bewertra/env` and `/srv/bewertra/current/server/app.ts`.'],
    ['an address', 'See `/readyz`, `/faq` and `https://www.example.com/server/none.ts`.'],
    ['a script', 'Run `npm run build` or `npm test`.'],
    ['a command about messages', 'Run `contact list --state failed`.'],
    ['a setting', 'Set `ALERT=log`.'],
    ['a name of the code', '`requestTime` counts.'],
    ['a heading', 'See [there](more.md#two-words-here).'],
  ])('may name %s that is there', (_what, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it.each([
    ['a path', 'See `server/gone.ts`.', 'there is no server/gone.ts'],
    ['a path below another text', 'Call `server/gone.ts: why`.', 'there is no server/gone.ts'],
    ['one of two paths', 'See `{server,docs}/app.ts`.', 'there is no docs/app.ts'],
    ['a pattern of paths', 'See `server/<name>.css`.', 'there is no server/*.css'],
    ['a file without its folder', 'See `gone.ts`.', 'there is no gone.ts'],
    ['a kind of file', 'See `x.contract.ts`.', 'there is no x.contract.ts'],
    ['a folder', 'See `gone/`.', 'there is no gone/'],
    [
      'a file of the release',
      'See `/srv/bewertra/current/server/gone.ts`.',
      'there is no /srv/bewertra/current/server/gone.ts',
    ],
    ['an address', 'See `/gone`.', 'there is no /gone'],
    ['a script', 'Run `npm run --silent gone`.', 'there is no npm script gone'],
    ['a command about messages', 'Run `contact forget`.', 'there is no command contact forget'],
    ['an option of a command', 'Run `contact list --gone`.', 'contact list has no --gone'],
    ['a setting', 'Set `GONE_URL`.', 'nothing is called GONE_URL'],
    ['a value of a setting', 'Set `ALERT=never`.', 'ALERT=never is refused'],
    ['a name of the code', '`goneTime` counts.', 'nothing is called goneTime'],
    ['a link', 'See [there](gone.md).', 'the link gone.md leads nowhere'],
    ['a heading', 'See [there](more.md#gone).', 'docs/more.md has no heading #gone'],
  ])('may not name %s that is not there', (_what, text, fault) => {
    expect(faultsOf(text)).toEqual([`docs/guide.md:1: ${fault}`]);
  });

  it('is told the line, in texts, lists, tables and blocks', () => {
    const lines = [
      '# Guide',
      '',
      'One line',
      'and `gone1.ts`.',
      '',
      '- `app.ts`, `gone2.ts`',
      '  - `gone3.ts`',
      '',
      '| `npm run …` | does |',
      '| --- | --- |',
      '| `build` | `gone4.ts` |',
      '| `gone5` | nothing |',
      '',
      '```sh',
      'node server/app.ts',
      'node server/gone6.ts',
      '```',
      '',
      '    node server/gone7.ts',
    ];
    expect(faultsOf(lines.join('\n'))).toEqual([
      'docs/guide.md:4: there is no gone1.ts',
      'docs/guide.md:6: there is no gone2.ts',
      'docs/guide.md:7: there is no gone3.ts',
      'docs/guide.md:11: there is no gone4.ts',
      'docs/guide.md:12: there is no npm script gone5',
      'docs/guide.md:16: there is no server/gone6.ts',
      'docs/guide.md:19: there is no server/gone7.ts',
    ]);
  });

  it('and a comment too may not name a file that is not there', () => {
    const source = withDocument("// See server/gone.ts.\nconst text = 'server/made-up.ts';\n");
    expect(faultsInComments('docs/guide.md', source)).toEqual([
      'docs/guide.md:1: there is no server/gone.ts',
    ]);
  });
});
