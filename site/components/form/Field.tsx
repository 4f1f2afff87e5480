import type { ReactNode } from 'react';
import type { ShownError } from './control.ts';
import { FieldError } from './FieldError.tsx';

export type FieldProps = { name: string; label: string; error: ShownError | undefined };

/** A label above its control, the error below. */
export function Field({ name, label, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="text-small text-ink mb-1.5 block font-semibold">
        {label}
      </label>
      {children}
      <FieldError name={name} label={label} error={error} />
    </div>
  );
}
