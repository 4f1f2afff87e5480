import type { Ref } from 'react';
import { contactFields, type FieldErrors } from '#common/contact.ts';
import { openFieldsId } from '#common/ids.ts';
import type { ContactFormContent } from '#site/content/types/site.ts';

type Props = {
  ref: Ref<HTMLParagraphElement>;
  /** All errors, displayed or not; undefined before the script has taken over the form. */
  errors: FieldErrors | undefined;
  /** The button was pressed too early: then the fields are named also where they are all of them. */
  pressed: boolean;
  texts: ContactFormContent;
  /** The text once nothing is missing. */
  complete: string;
  language: string;
};

/** Names the fields that are still to be filled in, or put right, before the form is sent. Announced as it changes. */
export function OpenFields({ ref, errors, ...rest }: Props) {
  return (
    <p
      ref={ref}
      id={openFieldsId}
      role="status"
      className="min-w-0 flex-1 basis-64 text-small max-sm:min-h-[2lh]"
    >
      {errors === undefined ? rest.texts.hint.required : hintFor(errors, rest)}
    </p>
  );
}

function hintFor(
  errors: FieldErrors,
  { pressed, texts, complete, language }: Omit<Props, 'ref' | 'errors'>,
): string {
  const { hint, labels } = texts;
  if (Object.keys(errors).length === 0) return complete;
  const named = (isMissing: boolean) =>
    contactFields
      .filter((field) => errors[field] && (errors[field] === 'required') === isMissing)
      .map((field) => labels[field]);
  const missing = named(true);
  if (missing.length === contactFields.length && !pressed) return hint.required;
  if (errors.consent) missing.push(hint.tick);
  return [[hint.open, missing] as const, [hint.check, named(false)] as const]
    .filter(([, names]) => names.length > 0)
    .map(([said, names]) => `${said} ${new Intl.ListFormat(language).format(names)}.`)
    .join(' ');
}
