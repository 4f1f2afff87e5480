import { contactFields } from '#common/contact.ts';
import type { ContactFormContent } from '#site/content/types/contact.ts';
import { judge, type FormValues } from './formValues.ts';

export const openFieldsId = 'open-fields';

type Props = {
  /** What the form holds; undefined where no script watches it. */
  values: FormValues | undefined;
  texts: ContactFormContent;
  language: string;
};

/** Why the button does not work yet: the fields that are still to be filled in, by name. */
export function OpenFields({ values, texts, language }: Props) {
  return (
    <p id={openFieldsId} className="text-small min-w-0 flex-1 basis-64">
      {values === undefined ? texts.hint.required : hint(values, texts, language)}
    </p>
  );
}

function hint(values: FormValues, { hint, labels }: ContactFormContent, language: string): string {
  const judged = judge(values);
  if ('message' in judged) return hint.ready;
  const { errors } = judged;
  const open = contactFields.filter((field) => errors[field] !== undefined);
  if (open.length === contactFields.length) return hint.required;
  const names = open.map((field) => labels[field]);
  if (errors.consent !== undefined) names.push(hint.tick);
  return `${hint.open} ${new Intl.ListFormat(language).format(names)}.`;
}
