import { useRef, useState, useSyncExternalStore, type ChangeEvent, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import {
  honeypotField,
  limits,
  type ContactField,
  type ContactForm,
  type ErrorCode,
  type FieldErrors,
} from '#common/contact.ts';
import type { ContactFormContent } from '#site/content/types/contact.ts';
import { arrivalOf } from './arrival.ts';
import type { ContactService } from './contactService.ts';
import { eraseDraft, newKey, saveDraft } from './draft.ts';
import {
  fieldsAtFault,
  isChanged,
  libraryErrors,
  readValues,
  resolver,
  type FormValues,
} from './formValues.ts';
import { openFieldsId } from './OpenFields.tsx';
import type { Sender } from './sender.ts';
import type { SendError } from './sendMessage.ts';

/**
 * The states of the form (spec 4); submitting is the library's own. `offline` is an error with words of its
 * own, `failed` either of the two once its notice is gone.
 */
type Stage = 'editing' | 'error' | 'offline' | 'failed' | 'sent';

/** Values, validation and sending of the contact form. */
export function useContactForm(texts: ContactFormContent, service: ContactService) {
  const hydrated = useHydrated();
  const [arrival] = useState(() => arrivalOf(texts.errors));
  const key = useRef(arrival.key);
  const sender = useRef<Promise<Sender>>(undefined);
  const [arrivedErrors] = useState(() => errorsOption(arrival.errors));
  const [values, setValues] = useState(arrival.values);
  const underWay = useRef(false);
  const [stage, setStage] = useState<Stage>('editing');
  const { register, handleSubmit, setError, formState } = useForm<FormValues, unknown, ContactForm>({
    resolver,
    // What came back with errors has been touched; what is put right there should show at once.
    mode: arrivedErrors.errors === undefined ? 'onTouched' : 'onChange',
    defaultValues: arrival.values,
    ...arrivedErrors,
  });
  const { isValid, isDirty, isSubmitting, errors } = formState;

  function completeText(): string {
    if (isSubmitting) return '';
    return stage === 'editing' ? texts.hint.ready : texts.hint.failed;
  }

  function errorText(field: keyof FormValues): string | undefined {
    const code = errors[field]?.message as ErrorCode | undefined;
    return code === undefined ? undefined : texts.errors[code];
  }

  /** Loads what sending needs once it is sure to be used; what could not be loaded is asked for again. */
  function loadedSender(): Promise<Sender> {
    sender.current ??= import('./sender.ts').then(({ createSender }) =>
      createSender(service, { current: () => key.current, renew: () => (key.current = newKey()) }),
    );
    sender.current.catch(() => (sender.current = undefined));
    return sender.current;
  }

  function prepare(): void {
    loadedSender().then(
      ({ prepare: begin }) => begin(),
      () => undefined,
    );
  }

  /** One message at a time, however often someone clicks or presses Enter. */
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    // Without HTTPS browsers offer no cryptography to solve a captcha with: then the form posts itself.
    if (!isSecureContext) return;
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const honeypot = event.currentTarget.elements.namedItem(honeypotField) as HTMLInputElement;
    await handleSubmit((message) => send(message, honeypot))();
    underWay.current = false;
  }

  async function send(message: ContactForm, honeypot: HTMLInputElement): Promise<void> {
    setStage('editing');
    if (isOffline()) {
      fail('offline');
      return;
    }
    try {
      await (
        await loadedSender()
      ).send(message, honeypot.value === '' ? undefined : { [honeypotField]: honeypot.value });
      eraseDraft();
      setStage('sent');
    } catch (error) {
      // Whoever filled it in for a person, the person's next try must not fail for it.
      honeypot.value = '';
      fail(isOffline() ? 'offline' : 'error');
      showFieldErrors(error);
    }
  }

  function fail(how: 'offline' | 'error'): void {
    setStage(how);
    // The snackbar would cover the button.
    document.getElementById(openFieldsId)?.scrollIntoView({ block: 'nearest' });
  }

  function showFieldErrors(error: unknown): void {
    const fields = Object.entries(fieldsAtFault((error as Partial<SendError>).faults ?? []));
    for (const [index, [field, code]] of fields.entries())
      setError(field as ContactField, { type: code, message: code }, { shouldFocus: index === 0 });
  }

  return {
    stage,
    hydrated,
    values,
    alert: arrival.alert,
    isSubmitting,
    canSend: isValid && (isDirty || isChanged(arrival.values)),
    closeError: () => setStage('failed'),
    submit,
    errorText: failureText(stage, texts),
    /** What is said beside the button when nothing is missing. */
    completeText: completeText(),
    onChange: (event: ChangeEvent<HTMLFormElement>) => {
      const typed = readValues(event.currentTarget);
      setValues(typed);
      saveDraft({ values: typed, key: key.current });
      prepare();
    },
    /** What a text control of the form needs. */
    field: (name: ContactField) => ({
      ...register(name),
      onFocus: prepare,
      label: texts.labels[name],
      error: errorText(name),
      required: true,
      maxLength: limits[name],
    }),
    /** What the box needs. */
    consent: () => ({ ...register('consent'), value: 'true', required: true, error: errorText('consent') }),
  };
}

/** Only "offline" is reliable: a browser that believes to be online may be mistaken. */
function isOffline(): boolean {
  return !navigator.onLine;
}

function failureText(stage: Stage, { error }: ContactFormContent): string | undefined {
  if (stage === 'offline') return error.offline;
  return stage === 'error' ? error.text : undefined;
}

/** The library's option for errors that are there from the start; left out where there are none. */
function errorsOption(errors: FieldErrors): { errors?: ReturnType<typeof libraryErrors> } {
  return Object.keys(errors).length === 0 ? {} : { errors: libraryErrors(errors) };
}

/** False in the built page and while React takes it over, true from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
