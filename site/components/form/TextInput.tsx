import type { ComponentProps } from 'react';
import { controlClass, described } from './control.ts';
import { Field, type FieldProps } from './Field.tsx';

type Props = FieldProps & ComponentProps<'input'>;

/** One line of text. */
export function TextInput({ name, label, error, ...input }: Props) {
  return (
    <Field name={name} label={label} error={error}>
      <input {...input} {...described(name, error !== undefined)} className={`${controlClass} min-h-13`} />
    </Field>
  );
}
