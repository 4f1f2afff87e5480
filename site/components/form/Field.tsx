import type { ReactNode } from 'react';
import type { ShownError } from './control.ts';
import { FieldError } from './FieldError.tsx';

export type FieldProps = { name: string; label: string; error: ShownError | undefined };

/** A label above its control, the error below. */
export function Field({ name, label, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1.5 block text-small font-semibold text-ink">
        {label}
      </label>
      {children}
      <FieldError name={name} label={label} error={error} />
    </div>
  );
}
