import type { ComponentProps } from 'react';
import { controlClass, described } from './control.ts';
import { Field, type FieldProps } from './Field.tsx';

type Props = FieldProps & ComponentProps<'textarea'>;

/** Several lines of text; grows with its content where the browser supports that. */
export function TextArea({ name, label, error, ...textarea }: Props) {
  return (
    <Field name={name} label={label} error={error}>
      <textarea
        {...textarea}
        {...described(name, error !== undefined)}
        className={`${controlClass} field-sizing-content max-h-[32rem] min-h-44 resize-y py-3`}
      />
    </Field>
  );
}
