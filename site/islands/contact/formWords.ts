import { contactFieldEntry } from '#common/contactFields.ts';
import { formFields, type FieldErrors, type FormField } from '#common/contact.ts';
import type { ContactFormContent } from '#site/content/types/site.ts';
import type { State } from './send.ts';

/** A field that is wrong, and what to do about it. */
export type Fault = { name: FormField; text: string };

export const faultsOf = (errors: FieldErrors, { ask, labels, errors: words }: ContactFormContent): Fault[] =>
  formFields.flatMap((name) => {
    const code = errors[name];
    if (code === undefined) return [];
    return {
      name,
      text: code === 'required' || code === 'invalid_email' ? ask[name] : `${labels[name]}: ${words[code]}`,
    };
  });

const requiredFields = formFields.filter((name) => name === 'consent' || contactFieldEntry(name).isRequired);

/** Beside the button: which fields are still to be filled in, or put right. */
export function hintOf(stage: State['stage'], errors: FieldErrors, texts: ContactFormContent, tag: string) {
  const { hint, labels } = texts;
  const open = formFields.filter((name) => errors[name]);
  const isUntouched = requiredFields.every((name) => errors[name]);
  if (stage === 'sending' || isUntouched) return '';
  if (open.length === 0) return stage === 'editing' ? hint.ready : '';
  return `${hint.open} ${new Intl.ListFormat(tag).format(open.map((name) => labels[name]))}.`;
}

/** In the notice that sending has failed. */
export function noticeOf(state: State, { error }: ContactFormContent): string | undefined {
  if (state.stage === 'offline') return error.offline;
  return state.stage === 'failed' ? (state.said ?? error.text) : undefined;
}
