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
import { openDraft } from './draft.ts';
import { createSender, type Outcome, type Receipt } from './send.ts';
import { libraryErrors, resolverFor, type FormValues } from './values.ts';

/** The form's state; `unsent` follows `failed` or `offline` once the notice about it is closed. */
type Failure = Extract<Outcome, { stage: 'failed' }>;

type Stage = 'editing' | 'sending' | 'sent' | 'failed' | 'offline' | 'unsent';

/**
 * The contact form: the library holds its values and validates them, the draft keeps them, the sender sends them.
 * @param hint the text beside the button, which is scrolled into view when sending fails
 */
export function useContactForm(
  texts: ContactFormContent,
  service: ContactService,
  hint: RefObject<HTMLElement | null>,
) {
  const [draft] = useState(openDraft);
  const [sender] = useState(() => createSender(service, draft.key));
  const [stage, setStage] = useState<Stage>('editing');
  const [receipt, setReceipt] = useState<Receipt>();
  const [failure, setFailure] = useState<Failure>();
  // Undefined until the library's first validation, which is when it has taken over the form.
  const [openFields, setOpenFields] = useState<FieldErrors>();
  // Fields whose errors came together, as the button was pressed: the text beside it names them in one sentence.
  const [foundTogether, setFoundTogether] = useState<readonly string[]>([]);
  const { values, errors: arrivedErrors, alert } = draft.arrival;
  const [arrivedWithErrors] = useState(
    () => Object.keys(arrivedErrors).length > 0 && libraryErrors(arrivedErrors),
  );
  const { register, handleSubmit, getValues, setError, formState } = useForm<
    FormValues,
    unknown,
    ContactForm
  >({
    resolver: resolverFor(setOpenFields),
    // A form that came back with errors has been touched: corrections should show at once.
    mode: arrivedWithErrors === false ? 'onTouched' : 'onChange',
    defaultValues: values,
    ...(arrivedWithErrors !== false && { errors: arrivedWithErrors }),
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
    setStage('sending');
    const result = await sender.send(message);
    if (result === undefined) return;
    if (result.stage === 'unsendable') {
      // Autofill may have filled it in for a person. What a script sends has the captcha instead.
      (form.elements.namedItem(honeypotField) as HTMLInputElement).value = '';
      // Who comes back to this page finds it ready.
      addEventListener('pagehide', () => setStage('editing'), { once: true });
      form.submit();
      return;
    }
    setStage(result.stage);
    if (result.stage === 'sent') {
      setReceipt(result.receipt);
      draft.erase();
    }
    // The form may have been sent from a field, by Enter.
    hint.current?.scrollIntoView({ block: 'nearest' });
    if (result.stage !== 'failed') return;
    setFailure(result);
    for (const [index, [field, code]] of Object.entries(result.errors).entries())
      setError(field as ContactField, { type: code, message: code }, { shouldFocus: index === 0 });
  }

  /** Props that a text control and the checkbox have in common. */
  function control(field: keyof FormValues, label: string) {
    const code = errors[field]?.message as ErrorCode | undefined;
    const error: ShownError | undefined = code && {
      code,
      text: texts.errors[code],
      announced: !foundTogether.includes(field),
    };
    // No maxlength: it would cut what is pasted, without a word.
    return { label, error, required: true };
  }

  return {
    stage,
    receipt,
    hydrated: openFields !== undefined,
    openFields,
    alert,
    canSend: isValid,
    /** How many characters the message may still have, counted as the schema does. */
    left: limits.message - asSeen(getValues('message')).trim().length,
    /** Text of the snackbar. */
    notice: noticeOf(stage, texts, failure),
    closeNotice: () => setStage((now) => (now === 'failed' || now === 'offline' ? 'unsent' : now)),
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
      sender.prepare();
    },
    field: (name: ContactField) => ({
      ...register(name),
      ...control(name, texts.labels[name]),
      onFocus: sender.prepare,
    }),
    consent: () => ({ ...register('consent'), ...control('consent', texts.hint.tick), value: 'true' }),
  };
}

function noticeOf(stage: Stage, { error }: ContactFormContent, failure?: Failure): string | undefined {
  if (stage === 'offline') return error.offline;
  if (stage !== 'failed') return undefined;
  const { said, wait } = failure ?? {};
  return said ?? (wait === undefined ? error.text : error.wait.replace('{wait}', wait));
}

function completeText(stage: Stage, { hint }: ContactFormContent): string {
  if (stage === 'sending') return '';
  return stage === 'editing' ? hint.ready : hint.failed;
}
