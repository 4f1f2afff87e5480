export * as content from './content.ts';
export { format } from './format.ts';
