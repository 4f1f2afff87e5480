import { useRef, useState, useSyncExternalStore, type ChangeEvent, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import {
  limits,
  type ContactField,
  type ContactForm,
  type ErrorCode,
  type FieldErrors,
} from '#common/contact.ts';
import type { ContactFormContent } from '#site/content/types/contact.ts';
import { arrivalOf } from './arrival.ts';
import { captchaToken } from './captcha.ts';
import { isChanged, libraryErrors, readValues, resolver, type FormValues } from './formValues.ts';
import { SendError, sendMessage, type Destination } from './sendMessage.ts';

/** The states of the form (spec 4); submitting is the library's own. */
type Stage = 'editing' | 'error' | 'sent';

/** Values, validation and sending of the contact form. */
export function useContactForm(texts: ContactFormContent, destination: Destination) {
  const hydrated = useHydrated();
  const [arrival] = useState(() => arrivalOf(texts.errors));
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

  function errorText(field: keyof FormValues): string | undefined {
    const code = errors[field]?.message as ErrorCode | undefined;
    return code === undefined ? undefined : texts.errors[code];
  }

  /** One message at a time, however often someone clicks or presses Enter. */
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    await handleSubmit(send)();
    underWay.current = false;
  }

  async function send(message: ContactForm): Promise<void> {
    setStage('editing');
    try {
      await sendMessage({ ...message, recaptchaToken: await captchaToken() }, destination);
      setStage('sent');
    } catch (error) {
      setStage('error');
      showFieldErrors(error);
    }
  }

  function showFieldErrors(error: unknown): void {
    const fields = error instanceof SendError ? Object.entries(error.fields) : [];
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
    closeError: () => setStage('editing'),
    submit,
    onChange: (event: ChangeEvent<HTMLFormElement>) => setValues(readValues(event.currentTarget)),
    /** What a text control of the form needs. */
    field: (name: ContactField) => ({
      ...register(name),
      label: texts.labels[name],
      error: errorText(name),
      required: true,
      maxLength: limits[name],
    }),
    /** What the box needs. */
    consent: () => ({ ...register('consent'), value: 'true', required: true, error: errorText('consent') }),
  };
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
