import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { readingRules } from './eslint.rules.ts';
import { walls } from './eslint.walls.ts';

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.astro/',
      '.data/',
      '.stryker-tmp/',
      'mutation-report/',
      'playwright-report/',
      'test-results/',
    ],
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
      // TypeScript's noPropertyAccessFromIndexSignature requires the brackets.
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
  {
    // These share processes (`scripts/test.ts`): what one mocks, the next would be given.
    files: [
      '{site,common,build,art,docs,scripts}/**/*.test.{ts,tsx}',
      'server/{routes,protection,alerts,store,cli}/**/*.test.ts',
    ],
    ignores: ['**/*.isolated.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({
          object: 'vi',
          property,
          message: 'A test that changes modules is called `x.isolated.test.ts`.',
        })),
      ],
    },
  },
  ...astro.configs['flat/recommended'],
  ...walls(import.meta.dirname),
  ...readingRules(),
  // astro check covers .astro files.
  { files: ['**/*.{js,astro}'], ...tseslint.configs.disableTypeChecked },
);
