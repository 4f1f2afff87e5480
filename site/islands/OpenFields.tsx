import type { Ref } from 'react';
import { contactFields, type FieldErrors } from '#common/contact.ts';
import { openFieldsId } from '#common/ids.ts';
import type { ContactFormContent } from '#site/content/types/contact.ts';

type Props = {
  ref: Ref<HTMLParagraphElement>;
  /** All errors, displayed or not; undefined before the script has taken over the form. */
  errors: FieldErrors | undefined;
  texts: ContactFormContent;
  /** The text once nothing is missing. */
  complete: string;
  language: string;
};

/**
 * Names the fields that are still to be filled in before the button works. Its scroll margin keeps it, and
 * the button beside it, clear of the snackbar.
 */
export function OpenFields({ ref, errors, ...rest }: Props) {
  return (
    <p
      ref={ref}
      id={openFieldsId}
      className="text-small min-w-0 flex-1 basis-64 scroll-mb-32 max-sm:min-h-[2lh] max-sm:scroll-mb-48"
    >
      {errors === undefined ? rest.texts.hint.required : hintFor(errors, rest)}
    </p>
  );
}

function hintFor(errors: FieldErrors, { texts, complete, language }: Omit<Props, 'ref' | 'errors'>): string {
  const { hint, labels } = texts;
  if (Object.keys(errors).length === 0) return complete;
  const open = contactFields.filter((field) => errors[field] !== undefined);
  if (open.length === contactFields.length) return hint.required;
  const names = open.map((field) => labels[field]);
  if (errors.consent !== undefined) names.push(hint.tick);
  return `${hint.open} ${new Intl.ListFormat(language).format(names)}.`;
}
