import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { readingRules } from './eslint.rules.ts';

const linter = new Linter();
const config: Linter.Config[] = [
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  },
  ...readingRules(),
];

/** The rules' messages about a source, one a line. */
function complaints(source: string, file = 'example.ts'): string {
  return linter
    .verify(source, config, file)
    .map(({ message }) => message)
    .join('\n');
}

/** A component outside the folders whose class lists are still moving. */
const component = 'site/pages/Example.tsx';
const classes = (list: string) =>
  complaints(`export const Example = () => <p className="${list}" />;`, component);

const lines = (count: number) => 'export {};\n'.repeat(count);
const branches = (count: number) =>
  `export function f(a) {\n${'if (a) return 1;\n'.repeat(count - 1)}return 0;\n}`;
const words = (length: number) => 'word '.repeat(length / 5);

describe('several things on a line are refused', () => {
  it.each([
    ['properties spread from a literal object', 'f({ ...{ a, b } });', 'Spread of a literal'],
    ['elements spread from a literal array', 'f([...[a, b]]);', 'Spread of a literal'],
    ['arguments spread from a literal array', 'f(...[a, b]);', 'Spread of a literal'],
    ['names declared from a literal array', 'const [a, b] = [1, 2];', 'Destructuring of a literal'],
    ['names assigned from a literal array', '[a, b] = [b, a];', 'Destructuring of a literal'],
    ['values compared as a tuple', 'expect([a, b]).toEqual([1, 2]);', 'Compared tuple'],
    ['values that are not equal as a tuple', 'expect([a, b]).not.toStrictEqual([1, 2]);', 'Compared tuple'],
    [
      'awaited values compared as a tuple',
      'await expect([a, b]).resolves.toEqual([1, 2]);',
      'Compared tuple',
    ],
    [
      'a RegExp that any value matches',
      'expect(a).toMatchObject([{ b: /c/ }]);',
      'A RegExp in toMatchObject',
    ],
    ['a ternary in a ternary', 'f(a ? 1 : b ? 2 : 3);', 'nest ternary'],
    ['a comma between expressions', 'a(), b();', 'comma operator'],
  ])('%s', (_, source, message) => {
    expect(complaints(source)).toContain(message);
  });

  it('attributes spread from a literal object', () => {
    expect(complaints('f(<p {...{ a: 1 }} />);', 'example.tsx')).toContain('Spread of a literal');
  });

  it('but not attributes whose name is computed, which JSX has no other form for', () => {
    expect(complaints('f(<p {...{ [name]: 1 }} />);', 'example.tsx')).toBe('');
  });

  it.each([
    ['a condition decides about a property', 'f({ ...(a && { a }) });'],
    ['an object is copied', 'f({ ...given, a });'],
    ['several promises are awaited', 'const [a, b] = await Promise.all([f(), g()]);'],
    ['a list is compared with a list', 'expect(names).toEqual(["a", "b"]);'],
    ['a text is matched', 'expect(a).toMatchObject({ b: expect.stringMatching(/c/) });'],
    ['named values are compared', 'expect({ a, b }).toEqual({ a: 1, b: 2 });'],
  ])('but not where %s', (_, source) => {
    expect(complaints(source)).toBe('');
  });
});

describe('the size of what one reads at once', () => {
  it('a function has at most 8 branches', () => {
    expect(complaints(branches(8))).toBe('');
    expect(complaints(branches(9))).toContain('complexity of 9');
  });

  it('a file has at most 200 lines', () => {
    expect(complaints(lines(200))).toBe('');
    expect(complaints(lines(201))).toContain('too many lines');
  });

  it('a file of tests has at most 350 lines', () => {
    expect(complaints(lines(350), 'example.test.ts')).toBe('');
    expect(complaints(lines(351), 'example.test.ts')).toContain('too many lines');
  });

  it('comments and blank lines count for nothing', () => {
    expect(complaints(lines(200) + '\n// a comment\n'.repeat(50))).toBe('');
  });
});

describe('long strings', () => {
  it('a string has at most 120 characters', () => {
    expect(complaints(`f('${words(120)}');`)).toBe('');
    expect(complaints(`f('${words(125)}');`)).toContain('A string of 125 characters');
  });

  it('each line of a template has at most 120 characters', () => {
    expect(complaints(`f(\`${words(100)}\n${words(100)}\`);`)).toBe('');
    expect(complaints(`f(\`${words(100)}\n${words(125)}\`);`)).toContain('A string of 125 characters');
  });

  it.each([
    ['the data of an SVG path', `f('M12.35 ${'9.57a2.4 2.4 0 0 1 '.repeat(10)}Z');`],
    ['the name of a module', `import '${'#folder/'.repeat(20)}file.ts';`],
    ['the title of a test', `it('${words(125)}', f);`],
    ['the title of a table of tests', `it.each(rows)('${words(125)}', f);`],
  ])('%s may be longer', (_, source) => {
    expect(complaints(source)).toBe('');
  });

  it('a sentence that begins with M is no path', () => {
    expect(complaints(`f('Most ${words(125)}');`)).toContain('A string of');
  });

  it('the tests of the texts may quote them', () => {
    expect(complaints(`f('${words(125)}');`, 'site/content/example.test.ts')).toBe('');
  });
});

describe('class lists', () => {
  it('have at most 100 characters', () => {
    expect(classes('flex '.repeat(20).trim())).toBe('');
    expect(classes('flex '.repeat(21).trim())).toContain('A class list of 104 characters');
  });

  it('count all fixed parts of a template', () => {
    const half = 'flex '.repeat(12);
    const source = `export const list = \`${half}\${variant} ${half}\`;`;
    expect(complaints(source, component)).toContain('A class list of 119 characters');
  });

  it('are told from HTML and CSS that a tool hands out', () => {
    const declarations = 'padding:13px; '.repeat(7);
    expect(complaints(`export const look = '${declarations}color:red;';`, component)).toBe('');
    expect(complaints(`export const html = '<a style="${declarations}">';`, component)).toBe('');
  });

  it('are found in constants and helpers, too', () => {
    expect(complaints(`export const field = '${'flex '.repeat(21)}';`, component)).toContain('A class list');
  });

  it.each([
    ['a selector of what is inside', '[&_p]:mt-2', 'arbitrary variant'],
    ['a selector behind a breakpoint', 'md:[&>h2]:text-lead', 'arbitrary variant'],
    ['a query of media or support', '[@media(hover:none)]:flex', 'arbitrary variant'],
    ['a value with a comma', 'grid-cols-[minmax(0,1fr)]', 'arbitrary value'],
    ['a value with a space', 'sm:grid-cols-[3fr_2fr]', 'arbitrary value'],
    ['a variant with a space', 'group-has-[p_a]:flex', 'arbitrary value'],
    ['a property with a space', '[mask:none_0]', 'arbitrary value'],
  ])('do not hold %s', (_, list, message) => {
    expect(classes(`flex ${list} p-2`)).toContain(message);
  });

  it.each([
    'max-w-[58ch]',
    'text-[1rem]',
    'data-[state=open]:flex',
    'bg-(image:--night)',
    'has-[:checked]:flex',
  ])('may hold %s', (list) => {
    expect(classes(list)).toBe('');
  });
});

describe('a rule that is disabled', () => {
  const disabled = (comment: string) => complaints(`${comment}\nexport const a = 1;`);

  it.each([
    ['without a reason', '// eslint-disable-next-line complexity'],
    ['with a reason of one word', '// eslint-disable-next-line complexity -- needed'],
    ['for a whole file without a reason', '/* eslint-disable complexity */'],
    ['together with all others', '/* eslint-disable */'],
  ])('%s is an error', (_, comment) => {
    expect(disabled(comment)).toContain('the reason');
  });

  it('names its reason', () => {
    expect(disabled('// eslint-disable-next-line complexity -- a table of states')).not.toContain(
      'the reason',
    );
  });
});
