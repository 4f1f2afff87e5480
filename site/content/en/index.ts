export * as content from './content.ts';
export { languageHint } from './common.ts';
export { format } from './format.ts';
