import { contactFieldEntries, contactFieldEntry } from '#common/contactFields.ts';
import { useEffect, useState, type ChangeEvent, type FocusEvent, type SubmitEvent } from 'react';
import {
  contactForm,
  fieldErrors,
  formFields,
  honeypotField,
  readField,
  type FilledForm,
  type FieldErrors,
  type FormField,
} from '#common/contact.ts';
import { writtenMessage } from '#common/mailDraft.ts';
import type { ContactFormContent } from '#site/content/types/site.ts';
import type { ContactService } from '#site/links.ts';
import { useHydrated } from '../useHydrated.ts';
import { controlOf, followShown, openDraft, valuesIn, type Values } from './draft.ts';
import { faultsOf, type Fault } from './formWords.ts';
import { createSender, type Outcome, type State } from './send.ts';
import { useBrief } from './useBrief.ts';

function validate(values: Values): { message?: FilledForm; errors: FieldErrors } {
  const { data, error } = contactForm.safeParse(values);
  return error ? { errors: fieldErrors(error) } : { message: data, errors: {} };
}

/**
 * What the register of fields (`contactFieldEntries`) says of one to the browser; the consent is required, and nothing
 * fills it in. Once the form validates by itself, `aria-required` says so: Firefox calls a box with `required` invalid
 * before anybody touched it.
 */
function attributesOf(name: FormField, hydrated: boolean) {
  const entry = name === 'consent' ? { isRequired: true } : contactFieldEntry(name);
  const { isRequired, autoComplete } = { autoComplete: undefined, ...entry };
  return hydrated ? { 'aria-required': isRequired, autoComplete } : { required: isRequired, autoComplete };
}

/** How many characters the message may still have, counted as the schema does. */
function charactersLeft(message: string): number {
  return contactFieldEntries.message.limit - readField('message', message).length;
}

/** Before the button was pressed; a single error is no list. */
const nothingPressed = { faults: [] as readonly Fault[], wasFaulty: false, now: false };

/** The contact form: its controls hold the values, the schema validates, the draft stores and the sender sends them. */
export function useContactForm(
  texts: ContactFormContent,
  service: ContactService,
  nameOf: (country: string) => string,
) {
  const [draft] = useState(openDraft);
  const [sender] = useState(() => createSender(service, draft.key));
  const [state, setState] = useState<State>({ stage: 'editing' });
  const [values, setValues] = useState(draft.values);
  /** What the service found wrong, until the field is changed. */
  const [refused, setRefused] = useState<FieldErrors>({});
  const [touched, setTouched] = useState(() => new Set<string>(draft.cameBack ? formFields : []));
  /** What the summary lists since the button was pressed, and whether that has only just happened. */
  const [pressed, setPressed] = useState(nothingPressed);
  /** The field that the focus has left last; a new object each time, so that the same error is said again. */
  const [blurred, setBlurred] = useState<{ name: FormField }>();
  const hydrated = useHydrated();
  const { message, errors } = validate(values);

  useEffect(() => {
    const refresh = () => {
      if (!draft.refresh()) return;
      setValues(draft.values());
      setTouched(new Set());
      setRefused({});
      setPressed(nothingPressed);
    };
    // It may have been shown between React's rendering and this effect.
    refresh();
    return followShown(refresh);
  }, [draft]);

  const brief = useBrief(draft, service.briefFolder, () => setValues(draft.values()));

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.stage === 'sending') return;
    const form = event.currentTarget;
    // Read from the controls: autofill does not always fire events.
    const held = valuesIn(form);
    const validated = validate(held);
    const faults = faultsOf(validated.errors, texts);
    const [first, second] = faults;
    setValues(held);
    setTouched(new Set(formFields));
    setPressed({ faults: second ? faults : [], wasFaulty: first !== undefined, now: true });
    if (validated.message) await sendFrom(form, validated.message);
    // A single error is shown at its field only.
    else if (first && !second) controlOf(form, first.name).focus();
  }

  async function sendFrom(form: HTMLFormElement, valid: FilledForm): Promise<void> {
    setState({ stage: 'sending' });
    // Without HTTPS there is no Web Crypto to solve the captcha with: let the form post itself.
    const result: Outcome = isSecureContext ? await sender.send(valid) : { stage: 'unsendable' };
    if (result.stage === 'unsendable') {
      // Autofill may have filled it in for a person. What a script sends has the captcha instead.
      (form.elements.namedItem(honeypotField) as HTMLInputElement).value = '';
      // The back-forward cache shows the form ready again.
      addEventListener('pagehide', () => setState({ stage: 'editing' }), { once: true });
      form.submit();
      return;
    }
    setState(result);
    if (result.stage === 'sent') draft.clear();
    if (result.stage !== 'failed') return;
    setRefused(result.errors);
    const first = formFields.find((name) => result.errors[name]);
    if (first) controlOf(form, first).focus();
  }

  return {
    state,
    /** Of the field that the focus has left: announced there, unless the summary lists all errors. */
    blurredError: blurred && !pressed.now ? { blurred, code: errors[blurred.name] } : undefined,
    hydrated,
    /** What became of the valuation brief that the address names. */
    brief,
    canSend: message !== undefined,
    errors,
    faults: pressed.faults,
    /** Whether something is wrong that was so when the button was pressed, or that the service has found. */
    isFaulty: (pressed.wasFaulty && message === undefined) || formFields.some((name) => refused[name]),
    /** Until React has taken over, that of the empty form which the server rendered. */
    charactersLeft: hydrated ? charactersLeft(values.message) : contactFieldEntries.message.limit,
    /** What was typed, with the names of the fields, and the message last. */
    written: writtenMessage(texts.labels, { ...values, country: nameOf(values.country) }),
    /** Properties of the form, handlers among them; events bubble up from its controls, of which one is the target. */
    formProps: {
      ref: draft.fill,
      noValidate: hydrated,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onFocus: sender.prepare,
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        setTouched((was) => new Set(was).add(target.name));
        setBlurred({ name: target.name as FormField });
      },
      onChange: ({ target, currentTarget }: ChangeEvent<HTMLFormElement, HTMLInputElement>) => {
        const held = valuesIn(currentTarget);
        setValues(held);
        draft.keep(held);
        setRefused({ ...refused, [target.name]: undefined });
        setPressed({ ...pressed, now: false });
      },
    },
    controlProps: (name: FormField) => {
      // While React takes over a form that came back, its errors are those of the service.
      const code = hydrated && touched.has(name) ? (errors[name] ?? refused[name]) : undefined;
      const error = code && texts.errors[code];
      // No maxlength: it would silently cut a pasted text.
      return { name, label: texts.labels[name], error, ...attributesOf(name, hydrated) };
    },
  };
}
