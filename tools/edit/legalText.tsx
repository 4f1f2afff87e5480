import { TextArea } from '@keystar/ui/text-field';
import type { ContentFormField, FormFieldInputProps } from '@keystatic/core';
import { namesIn } from '../../common/fill.ts';
import type { CheckContext } from '../../site/content/check/faults.ts';
import { faultsOfMarkdown } from '../../site/content/check/markdown.ts';
import { words } from './words.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Names that the page itself fills in: its origin, and what it adds to a section. */
const ofThePage = /^(?:site|slot)\./;

function faultIn(text: string, { values, speaks }: CheckContext): string {
  const { empty, brace, unknown, line } = words[speaks];
  if (text.trim() === '') return empty;
  if (/[{}]/.test(text.replaceAll(/\{[\w.]+\}/g, ''))) return brace;
  const name = namesIn(text).find((one) => !ofThePage.test(one) && !Object.hasOwn(values, one));
  if (name !== undefined) return unknown.replace('{name}', `{${name}}`);
  const [fault] = faultsOfMarkdown(text, speaks);
  return fault === undefined ? '' : line.replace('{line}', `${fault.line}`).replace('{says}', fault.says);
}

/**
 * A legal text as its Markdown, letter for letter: Keystatic's own fields for Markdown write it anew. Kept in a file
 * beside the form's, `legal/terms.md`.
 */
export function legalText(label: string, context: CheckContext): ContentFormField<string, string, string> {
  const validate = (text: string) => {
    const says = faultIn(text, context);
    if (says !== '') throw new Error(says);
    return text;
  };
  function Input({ value, autoFocus, ...form }: FormFieldInputProps<string>) {
    const says = faultIn(value, context);
    return (
      <TextArea
        label={label}
        description={words[context.speaks].legal}
        autoFocus={autoFocus}
        value={value}
        onChange={(text) => form.onChange(text)}
        {...(says === '' ? {} : { errorMessage: says })}
      />
    );
  }
  return {
    kind: 'form',
    formKind: 'content',
    contentExtension: '.md',
    Input,
    defaultValue: () => '',
    parse: (_, { content }) => decoder.decode(content),
    serialize: (text) => ({
      value: undefined,
      content: encoder.encode(text),
      other: new Map(),
      external: new Map(),
    }),
    validate,
    reader: { parse: (_, { content }) => decoder.decode(content) },
  };
}
