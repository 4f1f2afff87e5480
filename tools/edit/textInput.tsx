import { TextArea, TextField as TextInput } from '@keystar/ui/text-field';
import type { BasicFormField, FormFieldInputProps } from '@keystatic/core';
import { useState } from 'react';
import { namesIn } from '../../common/fill.ts';
import { englishFor, type TextField } from '../../scripts/edit/field.ts';
import { faultsOfText, filled, type CheckContext } from '../../site/content/check/faults.ts';
import { quotedFaults } from '../../site/content/check/writing.ts';
import { plainTextPattern } from '../../site/content/types/entries.ts';
import { words } from './words.ts';

/** What is wrong with a text, as sentences; empty where it may be saved. */
function faultsIn(text: string, field: TextField, context: CheckContext): string {
  if (text === '' && field.isOptional) return '';
  const faults =
    field.quoted === undefined
      ? faultsOfText(field.key, text, englishFor(text, field.english), context)
      : faultsOfQuoted(text, field.quoted === 'name', context);
  const { subject, ends } = words[context.speaks];
  if (field.ends !== undefined && !text.endsWith(field.ends)) faults.push(ends.replace('{ends}', field.ends));
  return faults.map((says) => `${subject} ${says}`).join(' ');
}

function faultsOfQuoted(text: string, isName: boolean, { speaks }: CheckContext): string[] {
  const { blank, braced } = words[speaks];
  if (text.trim() === '') return [blank];
  return [...(plainTextPattern.test(text) ? [] : [braced]), ...quotedFaults(text, speaks, isName)];
}

/** How it reads once its names are filled in, what the other language says, and its help. */
function describe(text: string, { help = '', twin, context }: Described): string {
  const { values, speaks } = context;
  const hasNames = namesIn(text).some((name) => Object.hasOwn(values, name));
  const shown = hasNames ? `${words[speaks].shown}${filled(text, values)}` : '';
  return [shown, twin, help].filter((part) => part !== '').join(' · ');
}

type Described = { help?: string | undefined; twin: string; context: CheckContext };

/**
 * A text field that is checked as it is typed, by the checks of the content: a form with a fault cannot be saved.
 * Keystatic's own text field knows a length and a pattern only.
 */
export function textInput(field: TextField, context: CheckContext): BasicFormField<string> {
  const parse = (value: unknown) => (typeof value === 'string' ? value : '');
  const validate = (text: string) => {
    const says = faultsIn(text, field, context);
    // Keystatic shows what `Input` says and only asks here whether it may save.
    if (says !== '') throw new Error(says);
    return text;
  };
  function Input({ value, autoFocus, forceValidation, ...form }: FormFieldInputProps<string>) {
    const [wasLeft, setWasLeft] = useState(false);
    // An entry of a list is known by the text that it had when it was opened.
    const [twin] = useState(() => field.twins?.get(value) ?? '');
    const says = forceValidation || wasLeft || value !== '' ? faultsIn(value, field, context) : '';
    const Shown = field.isLong || value.includes('\n') ? TextArea : TextInput;
    return (
      <Shown
        label={field.label}
        description={describe(value, { help: field.help, twin, context })}
        autoFocus={autoFocus}
        value={value}
        onChange={(text) => form.onChange(text)}
        onBlur={() => setWasLeft(true)}
        {...(says === '' ? {} : { errorMessage: says })}
      />
    );
  }
  return {
    kind: 'form',
    label: field.label,
    Input,
    defaultValue: () => '',
    parse,
    serialize: (value) => ({ value: value === '' && field.isOptional ? undefined : value }),
    validate,
    reader: { parse: (value) => validate(parse(value)) },
  };
}
