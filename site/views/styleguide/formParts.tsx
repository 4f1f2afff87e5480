import { ChevronDown, CircleAlert } from 'lucide-react';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Checkbox, Field } from '#site/components/form/controls.tsx';
import { LengthCounter } from '#site/components/form/LengthCounter.tsx';
import { Snackbar } from '#site/components/form/Snackbar.tsx';
import { SubmitButton } from '#site/components/form/SubmitButton.tsx';

const right = { error: undefined };
const wrong = { error: 'Required' };
const counter = <LengthCounter left={-38} texts={{ left: 'Left:', over: 'Too many:' }} language="en" />;
const submit = {
  texts: { idle: 'Send', busy: 'Sending…' },
  event: analyticsEvents.sendMessage.event,
};
const alert = <CircleAlert aria-hidden="true" className="size-6" />;

/** The form's controls in their states. Nothing here is sent. */
export const formParts = {
  'Field: name, label, error': <Field name="town" label="Town" {...right} />,
  'Field, disabled': <Field name="phone" label="Phone" {...right} disabled />,
  'Field as select: icon, children': (
    <Field
      as="select"
      name="country"
      label="Country"
      icon={<ChevronDown aria-hidden="true" className="size-5" />}
      {...wrong}
    >
      <option value="">Choose</option>
    </Field>
  ),
  'Field as textarea: children': (
    <Field as="textarea" name="lines" label="Message" {...wrong}>
      {counter}
    </Field>
  ),
  'Checkbox: label, error': (
    <Checkbox name="box" label="the tick" {...wrong}>
      A sentence to agree to.
    </Checkbox>
  ),
  'SubmitButton: texts, busy, disabled': (
    <p className="flex flex-wrap gap-4">
      <SubmitButton {...submit} busy={false} disabled={false} />
      <SubmitButton {...submit} busy disabled={false} />
      <SubmitButton {...submit} busy={false} disabled />
    </p>
  ),
  'Snackbar: text, icon, duration': (
    <div className="grid h-24">
      <Snackbar text="It failed." icon={alert} duration={Infinity} />
    </div>
  ),
};
