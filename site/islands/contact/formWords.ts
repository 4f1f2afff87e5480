import { contactFieldEntry } from '#common/contactFields.ts';
import { formFields, type ErrorCode, type FieldErrors, type FormField } from '#common/contact.ts';
import { spelled } from '#common/spelled.ts';
import type { ContactFormContent, SentContent } from '#site/content/types/site.ts';
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

/** What the hint beside the button depends on. */
type Filling = { stage: State['stage']; errors: FieldErrors; isFaulty: boolean };

/** Beside the button: that pressing it shows what is missing; once it was pressed or something is filled in, what that is. */
export function hintOf(
  { stage, errors, isFaulty }: Filling,
  { hint, labels }: ContactFormContent,
  tag: string,
): string {
  const open = formFields.filter((name) => errors[name]);
  const isUntouched = requiredFields.every((name) => errors[name]);
  if (stage === 'sending') return '';
  if (isUntouched && !isFaulty) return hint.untouched;
  if (open.length === 0) return stage === 'editing' ? hint.ready : '';
  return `${hint.open} ${new Intl.ListFormat(tag).format(open.map((name) => labels[name]))}.`;
}

/** In the notice that sending has failed. */
export function noticeOf(state: State, { error }: ContactFormContent): string | undefined {
  if (state.stage === 'offline') return error.offline;
  return state.stage === 'failed' ? (state.said ?? error.text) : undefined;
}

/** What stays there when the notice has gone: names the reason, where sending again at once would not help. */
export function reasonOf(state: State, { hint }: ContactFormContent): string | undefined {
  if (state.stage === 'offline') return hint.offline;
  return state.stage === 'failed' ? (state.said ?? hint.failed) : undefined;
}

/** The error of the field that the focus has left; without a code where nothing is wrong. */
type BlurredError = { blurred: { name: FormField }; code: ErrorCode | undefined };

/**
 * What screen readers are told: the error of a field that was left, that a message is on its way, has failed, is sent.
 * `of` tells two announcements of the same text apart.
 */
export function announcementOf(
  state: State,
  error: BlurredError | undefined,
  texts: ContactFormContent,
  sent: SentContent,
): { of: unknown; text: string } {
  if (state.stage === 'editing' && error?.code !== undefined) {
    const { blurred, code } = error;
    return { of: blurred, text: `${texts.labels[blurred.name]}: ${texts.errors[code]}` };
  }
  return { of: state, text: sendingWords(state, texts, sent) };
}

function sendingWords(state: State, texts: ContactFormContent, sent: SentContent): string {
  if (state.stage === 'sending') return texts.submit.busy;
  if (state.stage !== 'sent') return noticeOf(state, texts) ?? '';
  const { next, reference } = state.answer;
  const number = reference === undefined ? '' : ` ${sent.reference}: ${spelled(reference)}.`;
  return `${sent.thanks} ${next ?? sent.text}${number}`;
}
