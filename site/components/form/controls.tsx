import { clsx } from 'clsx';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { errorId } from '#common/contact.ts';
import './field.css';
import './controls.css';

type Shared = {
  name: string;
  label: string;
  error: string | undefined;
};

const purposeId = (name: string) => `${name}-purpose`;

/**
 * Links a control to its error, and to its purpose if one is shown. `aria-invalid` is always set: browsers take an
 * empty required field for invalid.
 */
const tied = (name: string, error: Shared['error'], purpose?: string) => ({
  id: name,
  name,
  'aria-describedby': purpose === undefined ? errorId(name) : `${purposeId(name)} ${errorId(name)}`,
  'aria-invalid': error !== undefined,
});

type Shape = 'input' | 'textarea' | 'select';

type Props = Shared &
  ComponentProps<'input'> & {
    as?: Shape;
    rows?: number;
    icon?: ReactNode;
    /** What the field is needed for, beside its label. */
    purpose?: string | undefined;
  };

/**
 * A control. Label and error share the line above it, so that an error shifts nothing and is near no other label;
 * a long error has a line of its own.
 * `icon`: a select's arrow. A text area's children are rendered below it.
 */
export function Field({ as = 'input', name, label, purpose, error, icon, children, ...rest }: Props) {
  const Control = as as ElementType;
  return (
    // As high as label and control, so that nothing moves while the page arrives in pieces.
    <div className={clsx('min-w-0', as !== 'textarea' && 'min-h-[5.125rem]')}>
      <div className="mb-1.5 flex flex-wrap items-end justify-between gap-x-3 text-small font-semibold">
        <span className="flex flex-wrap gap-x-1.5">
          <label htmlFor={name} className="shrink-0 text-ink">
            {label}
          </label>
          {purpose !== undefined && (
            <span id={purposeId(name)} className="font-normal">
              {purpose}
            </span>
          )}
        </span>
        <FieldError name={name} error={error} />
      </div>
      <div className="relative">
        <Control
          {...rest}
          {...tied(name, error, purpose)}
          {...(as === 'select' && { children })}
          className={clsx('field', as !== 'textarea' && 'field-line', `control control-${as}`)}
        />
        <span className="control-arrow pointer-events-none absolute top-1/2 -translate-y-1/2 text-blue">
          {icon}
        </span>
      </div>
      {as === 'textarea' && children}
    </div>
  );
}

/** A checkbox; `children` are the sentence that the visitor agrees to, with links. */
export function Checkbox({ error, children, ...input }: Shared & ComponentProps<'input'>) {
  const { name } = input;
  // The sentence is the label; the short name is for lists of what is missing.
  const attributes = { ...input, label: undefined };
  return (
    <div className="mt-3 mb-8">
      <div className="min-h-6 text-end text-small font-semibold">
        <FieldError name={name} error={error} />
      </div>
      <div className="flex items-start gap-1">
        <span className="-ms-2.5 flex size-11 shrink-0 items-center justify-center">
          <input {...attributes} {...tied(name, error)} type="checkbox" className="checkbox" />
        </span>
        <label htmlFor={name} className="cursor-pointer pt-2.5 text-small text-pretty text-ink">
          {children}
        </label>
      </div>
    </div>
  );
}

/** Rendered without an error too: the contact service fills it in. No live region: the form announces it, once. */
function FieldError({ name, error }: Pick<Shared, 'name' | 'error'>) {
  return (
    <p id={errorId(name)} suppressHydrationWarning className="text-danger">
      {error ?? ''}
    </p>
  );
}
