import { useState, type ChangeEvent, type RefObject, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import {
  asSeen,
  contactFields,
  honeypotField,
  limits,
  type ContactField,
  type ContactForm,
  type ErrorCode,
  type FieldErrors,
} from '#common/contact.ts';
import type { ShownError } from '#site/components/form/control.ts';
import type { ContactFormContent } from '#site/content/types/site.ts';
import type { ContactService } from '#site/links.ts';
import { arrivalInPage } from './arrival.ts';
import { libraryErrors, resolverFor, type FormValues } from './formValues.ts';
import type { Outcome } from './sending.ts';
import type { Stage } from './stage.ts';
import { useDraft } from './useDraft.ts';
import { useSending } from './useSending.ts';

/**
 * The contact form: the library holds its values and validates them; draft and sending have their own hooks.
 * @param hint the text beside the button, which is scrolled into view when sending fails
 */
export function useContactForm(
  texts: ContactFormContent,
  service: ContactService,
  hint: RefObject<HTMLElement | null>,
) {
  const [arrival] = useState(arrivalInPage);
  const [arrivedErrors] = useState(() => errorsOption(arrival.errors));
  const draft = useDraft(arrival.key);
  const { stage, outcome, prepare, send, closeNotice } = useSending(service, draft.key);
  // Undefined until the library's first validation, which is when it has taken over the form.
  const [openFields, setOpenFields] = useState<FieldErrors>();
  // Fields whose errors came together, as the button was pressed: the text beside it names them in one sentence.
  const [foundTogether, setFoundTogether] = useState<readonly string[]>([]);
  const { register, handleSubmit, getValues, setError, formState } = useForm<
    FormValues,
    unknown,
    ContactForm
  >({
    resolver: resolverFor(setOpenFields),
    // A form that came back with errors has been touched: corrections should show at once.
    mode: arrivedErrors.errors === undefined ? 'onTouched' : 'onChange',
    defaultValues: arrival.values,
    ...arrivedErrors,
  });
  const { isValid, errors } = formState;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { currentTarget } = event;
    await handleSubmit(
      (message) => sendFrom(currentTarget, message),
      (found) => setFoundTogether(Object.keys(found).length > 1 ? Object.keys(found) : []),
    )();
  }

  async function sendFrom(form: HTMLFormElement, message: ContactForm): Promise<void> {
    // Without HTTPS there is no Web Crypto to solve the captcha with: let the form post itself.
    if (!isSecureContext) {
      form.submit();
      return;
    }
    const result = await send(message);
    if (result === undefined) return;
    if (result.stage === 'sent') {
      draft.erase();
      return;
    }
    if (result.stage === 'unsendable') {
      // Autofill may have filled it in for a person. What a script sends has the captcha instead.
      (form.elements.namedItem(honeypotField) as HTMLInputElement).value = '';
      form.submit();
      return;
    }
    // The form may have been sent from a field, by Enter.
    hint.current?.scrollIntoView({ block: 'nearest' });
    for (const [index, [field, code]] of Object.entries(result.errors).entries())
      setError(field as ContactField, { type: code, message: code }, { shouldFocus: index === 0 });
  }

  function shownError(field: keyof FormValues): ShownError | undefined {
    const code = errors[field]?.message as ErrorCode | undefined;
    if (code === undefined) return undefined;
    return { code, text: texts.errors[code], announced: !foundTogether.includes(field) };
  }

  return {
    stage,
    receipt: outcome?.receipt,
    hydrated: openFields !== undefined,
    openFields,
    alert: arrival.alert,
    canSend: isValid,
    /** How many characters the message may still have, counted as the schema does. */
    left: limits.message - asSeen(getValues('message')).trim().length,
    /** Text of the snackbar. */
    notice: noticeOf(stage, texts, outcome),
    closeNotice,
    /** The last attempt has failed. */
    failed: stage === 'failed' || stage === 'offline' || stage === 'unsent',
    /** What was typed, with the names of the fields, and the message last. */
    written: contactFields
      .filter((name) => getValues(name))
      .map((name) => `${texts.labels[name]}: ${getValues(name)}`)
      .join('\n'),
    /** Text beside the button when nothing is missing. */
    completeText: completeText(stage, texts),
    submit,
    /** The button has been pressed while something was missing. */
    pressedTooEarly: foundTogether.length > 0,
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      // The control, in a form's event.
      const { name } = target;
      if (foundTogether.includes(name)) setFoundTogether(foundTogether.filter((other) => other !== name));
      draft.keep(getValues());
      prepare();
    },
    /** Props of a text control. */
    field: (name: ContactField) => ({
      ...register(name),
      onFocus: prepare,
      label: texts.labels[name],
      error: shownError(name),
      // No maxlength: it would cut what is pasted, without a word.
      required: true,
    }),
    /** Props of the checkbox. */
    consent: () => ({
      ...register('consent'),
      label: texts.hint.tick,
      value: 'true',
      required: true,
      error: shownError('consent'),
    }),
  };
}

function noticeOf(
  stage: Stage,
  { error }: ContactFormContent,
  { wait, said }: Partial<Outcome> = {},
): string | undefined {
  if (stage === 'offline') return error.offline;
  if (stage !== 'failed') return undefined;
  if (said !== undefined) return said;
  return wait === undefined ? error.text : error.wait.replace('{wait}', wait);
}

function completeText(stage: Stage, { hint }: ContactFormContent): string {
  if (stage === 'sending') return '';
  return stage === 'editing' ? hint.ready : hint.failed;
}

/** The library's option for initial errors; omitted if there are none. */
function errorsOption(errors: FieldErrors): { errors?: ReturnType<typeof libraryErrors> } {
  return Object.keys(errors).length === 0 ? {} : { errors: libraryErrors(errors) };
}
