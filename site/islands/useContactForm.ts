import { useState, type RefObject, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import {
  honeypotField,
  limits,
  type ContactField,
  type ContactForm,
  type ErrorCode,
  type FieldErrors,
} from '#common/contact.ts';
import type { ShownError } from '#site/components/form/control.ts';
import type { ContactFormContent } from '#site/content/types/contact.ts';
import type { ContactService } from '#site/links.ts';
import { arrivalInPage } from './arrival.ts';
import { isChanged, libraryErrors, resolverFor, type FormValues } from './formValues.ts';
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
  const { isValid, isDirty, errors } = formState;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    // Without HTTPS there is no Web Crypto to solve the captcha with: let the form post itself.
    if (!isSecureContext) return;
    event.preventDefault();
    const honeypot = event.currentTarget.elements.namedItem(honeypotField) as HTMLInputElement;
    await handleSubmit((message) => sendWith(honeypot, message))();
  }

  async function sendWith(honeypot: HTMLInputElement, message: ContactForm): Promise<void> {
    const { value } = honeypot;
    const result = await send(message, value === '' ? undefined : { [honeypotField]: value });
    if (result === undefined) return;
    if (result.stage === 'sent') {
      draft.erase();
      return;
    }
    // Autofill may have filled it in for a person, whose next attempt must not fail too.
    honeypot.value = '';
    // The snackbar would cover the button.
    hint.current?.scrollIntoView({ block: 'nearest' });
    for (const [index, [field, code]] of Object.entries(result.errors).entries())
      setError(field as ContactField, { type: code, message: code }, { shouldFocus: index === 0 });
  }

  function shownError(field: keyof FormValues): ShownError | undefined {
    const code = errors[field]?.message as ErrorCode | undefined;
    return code === undefined ? undefined : { code, text: texts.errors[code] };
  }

  return {
    stage,
    receipt: outcome?.receipt,
    hydrated: openFields !== undefined,
    openFields,
    alert: arrival.alert,
    canSend: isValid && (isDirty || isChanged(arrival.values)),
    /** Text of the snackbar. */
    notice: noticeOf(stage, texts, outcome?.wait),
    closeNotice,
    /** Text beside the button when nothing is missing. */
    completeText: completeText(stage, texts),
    submit,
    onChange: () => {
      draft.keep(getValues());
      prepare();
    },
    /** Props of a text control. */
    field: (name: ContactField) => ({
      ...register(name),
      onFocus: prepare,
      label: texts.labels[name],
      error: shownError(name),
      required: true,
      maxLength: limits[name],
    }),
    /** Props of the checkbox. */
    consent: () => ({ ...register('consent'), value: 'true', required: true, error: shownError('consent') }),
  };
}

function noticeOf(stage: Stage, { error }: ContactFormContent, wait?: string): string | undefined {
  if (stage === 'offline') return error.offline;
  if (stage !== 'failed') return undefined;
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
