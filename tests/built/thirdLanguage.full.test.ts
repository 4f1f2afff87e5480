import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentFor } from '#site/content/load.ts';

/** What is no part of the project. The copy is made inside it, where it finds node_modules. */
const left = ['node_modules', 'dist', '.git', 'test-results'];

let project: string;

beforeAll(() => {
  mkdirSync('test-results', { recursive: true });
  project = mkdtempSync(resolve('test-results', 'language-'));
  for (const part of readdirSync('.').filter((part) => !left.includes(part)))
    cpSync(part, join(project, part), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  // The project's own leaves out the folder that the copy is in.
  const { exclude, ...config } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { exclude: string[] };
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ ...config, exclude: exclude.filter((part) => part !== 'test-results') }),
  );
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Runs a program of node_modules/.bin in the copy; never rejects. */
function run(program: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  const command = [resolve('node_modules/.bin', program), ...args];
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd: project, env }, (error, stdout, stderr) =>
      done({ ok: error === null, output: stdout + stderr }),
    );
  });
}

/** What `npm run types` does. */
const compile = () => run('astro', ['check', '--minimumSeverity', 'warning']);

/** The files in which the compiler finds errors. */
function faultyFiles(output: string): string[] {
  const faults = stripVTControlCharacters(output).matchAll(/^(\S+?):\d+:\d+ - error/gm);
  return [...new Set(Array.from(faults, ([, file = '']) => file))].toSorted();
}

const french = (text: string) =>
  text
    .replaceAll(/\ben\b/g, 'fr')
    .replaceAll('en-GB', 'fr-FR')
    .replaceAll('en_GB', 'fr_FR');

/** Adds French to a list of languages: beside each English entry or import, a copy of it for French. */
function translate(file: string): void {
  const path = join(project, file);
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const added: { at: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const isEntry = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
    if (isEntry && node.name.getText() === 'en') {
      added.push({ at: node.end, text: `, ${french(node.getText())}` });
    } else if (ts.isImportDeclaration(node) && /\ben\b/.test(node.getText())) {
      added.push({ at: node.end, text: `\n${french(node.getText())}` });
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  const translated = added.reduceRight(
    (all, { at, text: more }) => all.slice(0, at) + more + all.slice(at),
    text,
  );
  writeFileSync(path, translated);
}

/** Copies every English folder and file of words for French. */
function addFolders(): void {
  for (const english of globSync('{common,site,server}/**/{en,en.json}', { cwd: project })) {
    const copy = join(project, dirname(english), english.endsWith('.json') ? 'fr.json' : 'fr');
    cpSync(join(project, english), copy, { recursive: true });
  }
}

/** Translates one page, of which one text is forgotten. */
function translateHome(): void {
  const file = join(project, 'site/content/fr/home.json');
  const home = JSON.parse(readFileSync(file, 'utf8')) as { hero: Record<string, unknown> };
  home.hero['title'] = frenchTitle;
  delete home.hero['lead'];
  writeFileSync(file, JSON.stringify(home));
}

const frenchTitle = 'Organiser vos expertises simplement';

const page = (file: string) => readFileSync(join(project, 'dist', file), 'utf8');

it(
  'a third language: the compiler asks for all it needs, and then it works everywhere',
  { timeout: 600_000 },
  async () => {
    translate('common/locales.ts');
    const asked = faultyFiles((await compile()).output);
    expect(asked).toContain('site/content/load.ts');
    // CONTRIBUTING gives this number: one more list of languages is one more file to remember.
    expect(asked, asked.join(', ')).toHaveLength(2);

    addFolders();
    translateHome();
    asked.forEach(translate);
    const compiled = await compile();
    expect(compiled.ok, compiled.output).toBe(true);

    const built = await run('astro', ['build', '--silent']);
    expect(built.ok, built.output).toBe(true);
    const checks = ['everyPage', 'hreflang', 'links', 'claims', 'papers'].map(
      (name) => `tests/built/${name}.test.ts`,
    );
    const told = ['site/content/legal/analytics.test.ts', 'scripts/oneLanguage', 'common/locales.test.ts'];
    const checked = await run('vitest', ['run', ...checks, ...told]);
    expect(checked.ok, checked.output).toBe(true);

    expect(page('fr.html')).toContain(frenchTitle);
    const [englishLead = ''] = contentFor('en').home.hero.lead.split('[');
    expect(page('fr.html')).toContain(englishLead);
    expect(built.output).toContain('site/content/fr/home.json, hero.lead: missing, shown in English');
    const question = 'site/content/entries/questions/how_it_works.json';
    expect(built.output).toContain(`${question}, question.fr: missing, shown in English`);
    expect(built.output).toContain(`${question}, answer.fr: missing, shown in English`);

    expect(page('fr/contact.html')).toMatch(/<html[^>]* lang="fr"/);
    expect(page('faq.html')).toMatch(/<a href="\/fr\/faq" hreflang="fr"/i);
    expect(page('faq.html')).toContain('id="language-hint-fr"');
    expect(page('faq.html')).toContain(`localStorage.getItem('language')==='fr'`);
    expect(page('404.html')).toMatch(/<p lang="fr"/);
    expect(page('fr/404.html')).toMatch(/<p lang="de"/);
    expect(page('fr/coming_soon.html')).toMatch(/<p lang="de"/);
    expect(page('sitemap.xml')).toContain('/fr/contact</loc>');
    expect(page('.deploy/nginx-routes.conf')).toContain('^/fr(');
  },
);
