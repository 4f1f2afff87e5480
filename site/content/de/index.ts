export { default as rules } from './rules.json' with { type: 'json' };
export * as texts from './texts.ts';
export { default as writing } from './writing.json' with { type: 'json' };
