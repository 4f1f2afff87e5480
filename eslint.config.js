import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Who may import whom: the site and the server stand side by side on common/ (architecture). */
const walls = (forbidden, reason) => ({
  'no-restricted-imports': [
    'error',
    { patterns: forbidden.map((name) => ({ group: [`#${name}/*`], message: reason })) },
  ],
});

/** A language's room takes nothing from another's, and only its `format.ts` binds the formatters, to itself. */
const ownLanguage = (...unbound) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        { regex: '^#server/', message: 'The site does not know the server.' },
        {
          regex: `(^|/)(${['[a-z]{2}/', ...unbound].join('|')})`,
          message: 'A language knows no other: take what writes figures from its own format.ts.',
        },
      ],
    },
  ],
});

export default tseslint.config(
  {
    ignores: ['dist/', '.astro/', '.data/', 'playwright-report/', 'test-results/', '**/*.astro'],
  },
  eslint.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
      globals: { ...globals.node },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // noPropertyAccessFromIndexSignature asks for the brackets.
      '@typescript-eslint/dot-notation': 'off',
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    files: ['site/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, 'react-hooks': reactHooks },
    rules: { ...jsxA11y.flatConfigs.strict.rules, ...reactHooks.configs.recommended.rules },
  },
  { files: ['site/**'], languageOptions: { globals: { ...globals.browser } } },
  { files: ['common/**'], rules: walls(['site', 'server'], 'common/ knows nobody.') },
  { files: ['site/**'], rules: walls(['server'], 'The site does not know the server.') },
  { files: ['server/**'], rules: walls(['site'], 'The server does not know the site.') },
  { files: ['site/content/??/**'], rules: ownLanguage('format/') },
  { files: ['site/content/??/format.ts'], rules: ownLanguage() },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
);
