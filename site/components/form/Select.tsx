import type { ComponentProps, ReactNode } from 'react';
import { controlClass, described } from './control.ts';
import { Field, type FieldProps } from './Field.tsx';

export type Option = { value: string; label: string };

type Props = FieldProps &
  ComponentProps<'select'> & {
    /** Shown until a choice is made. */
    placeholder: string;
    /** Groups of options, separated by a line. */
    groups: readonly (readonly Option[])[];
    /** Shows that there is a list to open. */
    icon: ReactNode;
  };

/** A choice from a list. */
export function Select({ name, label, error, placeholder, groups, icon, ...select }: Props) {
  return (
    <Field name={name} label={label} error={error}>
      <div className="relative">
        <select
          {...select}
          {...described(name, error !== undefined)}
          className={`${controlClass} min-h-13 cursor-pointer appearance-none truncate pe-12`}
        >
          <option value="">{placeholder}</option>
          {groups.map((options, index) => [
            index === 0 ? null : <hr key={index} />,
            options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            )),
          ])}
        </select>
        <span className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2 text-blue">{icon}</span>
      </div>
    </Field>
  );
}
