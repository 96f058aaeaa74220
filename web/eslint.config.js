import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { rule as imports } from './import-rule.js';
import { rule as names } from './names-rule.js';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/shared/wire/*.ts', 'public/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig },
    },
  },
  {
    plugins: { biritch: { rules: { imports, names } } },
    rules: {
      'biritch/imports': 'error',
      'biritch/names': 'error',
      // A space beside an element at a line's end is written {' '}.
      'svelte/no-useless-mustaches': 'off',
      // Dates and addresses are made, read and thrown away; nobody watches them.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
);
