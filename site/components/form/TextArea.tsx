import type { ComponentProps, ReactNode } from 'react';
import { controlClass, described } from './control.ts';
import { Field, type FieldProps } from './Field.tsx';

type Props = FieldProps & ComponentProps<'textarea'> & { counter?: ReactNode };

/** Several lines of text, and what is left of them; grows with its content where the browser supports that. */
export function TextArea({ name, label, error, counter, ...textarea }: Props) {
  return (
    <Field name={name} label={label} error={error}>
      <textarea
        {...textarea}
        {...described(name, error !== undefined)}
        className={`${controlClass} field-sizing-content max-h-[32rem] min-h-44 resize-y py-3`}
      />
      {counter}
    </Field>
  );
}
