import type { ComponentProps, ReactNode } from 'react';
import { described, type ShownError } from './control.ts';
import { FieldError } from './FieldError.tsx';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  name: string;
  /** What it is called for short. */
  label: string;
  error: ShownError | undefined;
  /** The sentence that the visitor agrees to; it may contain links. */
  children: ReactNode;
};

/** A checkbox with a sentence as its label. */
export function Checkbox({ name, label, error, children, ...input }: Props) {
  return (
    <div className="mt-4">
      <div className="flex items-start gap-1">
        <span className="-ms-2.5 flex size-11 shrink-0 items-center justify-center">
          <input
            {...input}
            {...described(name, error !== undefined)}
            type="checkbox"
            className="size-6 cursor-pointer rounded-xs hover:brightness-95 active:brightness-90 disabled:cursor-not-allowed aria-invalid:outline-danger not-focus-visible:aria-invalid:outline-2 not-focus-visible:aria-invalid:-outline-offset-2 not-focus-visible:aria-invalid:outline-solid"
          />
        </span>
        <label htmlFor={name} className="max-w-[38em] cursor-pointer pt-2.5 text-small text-pretty">
          {children}
        </label>
      </div>
      <div className="ms-9.5">
        <FieldError name={name} label={label} error={error} />
      </div>
    </div>
  );
}
