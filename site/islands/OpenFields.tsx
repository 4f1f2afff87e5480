import { contactFields } from '#common/contact.ts';
import type { ContactFormContent } from '#site/content/types/contact.ts';
import { judge, type FormValues } from './formValues.ts';

export const openFieldsId = 'open-fields';

type Props = {
  /** What the form holds; undefined where no script watches it. */
  values: FormValues | undefined;
  texts: ContactFormContent;
  /** What is said once nothing is missing. */
  complete: string;
  language: string;
};

/**
 * Why the button does not work yet: the fields that are still to be filled in, by name. Its margin keeps
 * it, and the button beside it, clear of the snackbar.
 */
export function OpenFields({ values, ...rest }: Props) {
  return (
    <p
      id={openFieldsId}
      className="text-small min-w-0 flex-1 basis-64 scroll-mb-32 max-sm:min-h-[2lh] max-sm:scroll-mb-48"
    >
      {values === undefined ? rest.texts.hint.required : hint(values, rest)}
    </p>
  );
}

function hint(values: FormValues, { texts, complete, language }: Omit<Props, 'values'>): string {
  const { hint, labels } = texts;
  const judged = judge(values);
  if ('message' in judged) return complete;
  const { errors } = judged;
  const open = contactFields.filter((field) => errors[field] !== undefined);
  if (open.length === contactFields.length) return hint.required;
  const names = open.map((field) => labels[field]);
  if (errors.consent !== undefined) names.push(hint.tick);
  return `${hint.open} ${new Intl.ListFormat(language).format(names)}.`;
}
