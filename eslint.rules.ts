import type { Linter, Rule } from 'eslint';

/**
 * Rules about how the code reads: no line that does several things, no function with more branches than a reader keeps
 * in mind, no class list that is a style sheet. `eslint.rules.test.ts` tests each of them.
 */

const longestClassList = 100;
const longestString = 120;
const longestFile = 200;
/** A test file with one subject stays whole: its fixtures and tables are read beside its cases. */
const longestTest = 350;
const mostBranches = 8;

const source = ['**/*.{js,ts,tsx,astro}'];
const tests = ['**/*.{test,spec}.{ts,tsx}'];

/** Expected sentences of pages stand whole in the tests of the texts, where one searches for them. */
const testsOfTexts = ['site/content/**/*.test.ts'];

type TextNode = Extract<Rule.Node, { type: 'Literal' | 'TemplateElement' }>;

/** The text of a string or of a fixed part of a template, as it is written. */
function textOf(node: TextNode): string {
  if (node.type === 'TemplateElement') return node.value.raw;
  return typeof node.value === 'string' ? node.value : '';
}

/** The data of an SVG path: coordinates of a drawing, which no line break makes easier to read. */
const isPathData = (text: string): boolean => /^[Mm]\s*-?[\d.][\d\s.,MLHVCSQTAZmlhvcsqtaz-]*$/.test(text);

/** A module is named by its whole path. */
const isModuleName = ({ parent }: Rule.Node): boolean => /^(Import|Export)/.test(parent?.type ?? '');

/** The name at the beginning of a call or of properties: `it` of `it.each(rows)`. */
function firstName(node: unknown): string {
  const { type, callee, object, name } = node as Readonly<Record<string, unknown>>;
  if (type === 'CallExpression') return firstName(callee);
  if (type === 'MemberExpression') return firstName(object);
  return typeof name === 'string' ? name : '';
}

/** The title of a test is a sentence of any length: `it('…')`, `describe('…')`, `it.each(…)('…')`. */
function isTestTitle(node: TextNode): boolean {
  const { parent } = node.type === 'TemplateElement' ? node.parent : node;
  return parent?.type === 'CallExpression' && /^(it|test|describe)$/.test(firstName(parent));
}

const longStrings: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      tooLong:
        'A string of {{length}} characters in a line (at most {{most}}): divide it, or name its parts.',
    },
  },
  create(context) {
    const check = (node: TextNode) => {
      const text = textOf(node);
      const length = Math.max(...text.split('\n').map((line) => line.length));
      if (length <= longestString) return;
      if (isPathData(text) || isModuleName(node) || isTestTitle(node)) return;
      context.report({ node, messageId: 'tooLong', data: { length: `${length}`, most: `${longestString}` } });
    };
    return { Literal: check, TemplateElement: check };
  },
};

/** What is wrong with one class: it holds a selector, or a value that is a declaration of its own. */
function faultOf(token: string): 'variant' | 'value' | undefined {
  if (/(^|:)\[[&@]/.test(token)) return 'variant';
  if (/\[[^\]]*[,_]/.test(token)) return 'value';
  return undefined;
}

/** HTML that a tool hands out, and declarations of CSS in it. */
const isMarkup = (text: string): boolean => /<\/?\w+[\s>]|[\w-]: \w|\w:[\w#]+;/.test(text);

/** In files of components every string is taken for a class list: their words come as props, paths are exempt. */
const classLists: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      tooLong:
        'A class list of {{length}} characters (at most {{most}}): move the look into the component’s sheet.',
      variant:
        'The arbitrary variant "{{token}}" is a selector: write it in the sheet of the component it is about.',
      value: 'The arbitrary value of "{{token}}" is a declaration: write it in the component’s sheet.',
    },
  },
  create(context) {
    const check = (node: Rule.Node, list: string) => {
      if (isMarkup(list)) return;
      const length = `${list.length}`;
      if (list.length > longestClassList)
        context.report({ node, messageId: 'tooLong', data: { length, most: `${longestClassList}` } });
      for (const token of list.split(/\s+/)) {
        const messageId = faultOf(token);
        if (messageId !== undefined) context.report({ node, messageId, data: { token } });
      }
    };
    return {
      Literal(node) {
        const text = textOf(node).trim();
        if (!isPathData(text) && !isModuleName(node)) check(node, text);
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.raw.trim()).join(' '));
      },
    };
  },
};

/** `eslint-disable-line complexity -- a table of states` says why; without a reason it is an error. */
const reasonedDisables: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Name the rule that is disabled and, after " -- ", the reason.' },
  },
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        const isDisable = /^\s*eslint-disable/.test(value);
        const isReasoned = /^\s*eslint-disable\S* \S.* -- \S+ \S+/s.test(value);
        // A column before the line's first is not covered by the comment itself.
        if (isDisable && !isReasoned && loc)
          context.report({ loc: { line: loc.start.line, column: -1 }, messageId: 'missing' });
      }
    },
  }),
};

const plugin = {
  rules: { 'long-strings': longStrings, 'class-lists': classLists, 'reasoned-disables': reasonedDisables },
};

/** Forms of writing that put several things on a line. */
const severalThings = [
  {
    // `...(found && { found })` and `...(isLong ? [a] : [])` have a condition, and stay.
    selector: 'SpreadElement[argument.type=/^(Object|Array)Expression$/]',
    message: 'Spread of a literal: write its parts where they belong.',
  },
  {
    // `as const` does not hide it.
    selector:
      'SpreadElement[argument.type="TSAsExpression"][argument.expression.type=/^(Object|Array)Expression$/]',
    message: 'Spread of a literal: write its parts where they belong.',
  },
  {
    // JSX knows no computed name of an attribute: `{...{ [attribute]: value }}` has no other form.
    selector: 'JSXSpreadAttribute > ObjectExpression > Property[computed=false]',
    message: 'Spread of a literal: write each attribute with its name.',
  },
  {
    selector: 'VariableDeclarator[id.type="ArrayPattern"][init.type="ArrayExpression"]',
    message: 'Destructuring of a literal: declare each name on its own.',
  },
  {
    selector: 'AssignmentExpression[left.type="ArrayPattern"][right.type="ArrayExpression"]',
    message: 'Destructuring of a literal: assign each name on its own.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(toEqual|toStrictEqual|toMatchObject)$/][arguments.0.type="ArrayExpression"] ' +
      'CallExpression[callee.name="expect"][arguments.0.type="ArrayExpression"]',
    message: 'Compared tuple: one `expect` for each value, or an object that names them.',
  },
  {
    // Vitest compares a RegExp there as an object without properties of its own: any value matches it.
    selector: 'CallExpression[callee.property.name="toMatchObject"] Property[value.regex]',
    message: 'A RegExp in toMatchObject matches every value: `expect.stringMatching`.',
  },
];

/** The rules as ESLint's configuration. */
export const readingRules = (): Linter.Config[] => [
  {
    files: source,
    plugins: { reading: plugin },
    rules: {
      complexity: ['error', mostBranches],
      'max-lines': ['error', { max: longestFile, skipBlankLines: true, skipComments: true }],
      'no-nested-ternary': 'error',
      'no-sequences': 'error',
      'no-restricted-syntax': ['error', ...severalThings],
      'reading/long-strings': 'error',
      'reading/reasoned-disables': 'error',
    },
  },
  {
    files: tests,
    rules: { 'max-lines': ['error', { max: longestTest, skipBlankLines: true, skipComments: true }] },
  },
  { files: testsOfTexts, rules: { 'reading/long-strings': 'off' } },
  {
    files: ['site/{views,components,islands,layouts,pages}/**/*.{ts,tsx,astro}'],
    ignores: tests,
    rules: { 'reading/class-lists': 'error' },
  },
];
