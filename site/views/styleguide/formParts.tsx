import { ChevronDown, CircleAlert, X } from 'lucide-react';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Checkbox } from '#site/components/form/Checkbox.tsx';
import { LengthCounter } from '#site/components/form/LengthCounter.tsx';
import { Select } from '#site/components/form/Select.tsx';
import { Snackbar } from '#site/components/form/Snackbar.tsx';
import { SubmitButton } from '#site/components/form/SubmitButton.tsx';
import { TextArea } from '#site/components/form/TextArea.tsx';
import { TextInput } from '#site/components/form/TextInput.tsx';

const right = { error: undefined };
const wrong = { error: { code: 'required', text: 'Required' } } as const;
const counter = <LengthCounter left={-38} texts={{ left: 'Left:', over: 'Too many:' }} language="en" />;
const submit = {
  texts: { idle: 'Send', busy: 'Sending…' },
  describedBy: 'form',
  event: analyticsEvents.sendMessage.event,
};
const icons = {
  alert: <CircleAlert aria-hidden="true" className="size-6" />,
  close: <X aria-hidden="true" className="size-6" />,
};

/** The form's controls in their states. Nothing here is sent. */
export const formParts = {
  'TextInput: name, label, error': <TextInput name="town" label="Town" {...right} />,
  'TextInput, disabled': <TextInput name="phone" label="Phone" {...right} disabled />,
  'Select: placeholder, groups, icon': (
    <Select
      name="country"
      label="Country"
      placeholder="Choose"
      groups={[]}
      icon={<ChevronDown aria-hidden="true" className="size-5" />}
      {...wrong}
    />
  ),
  'TextArea: counter': <TextArea name="lines" label="Message" counter={counter} {...wrong} />,
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
  'Snackbar: text, dismiss, icons, duration, onClose': (
    <div className="flex h-24 flex-col justify-end">
      <Snackbar
        text="It failed."
        dismiss="Close"
        icons={icons}
        duration={Infinity}
        onClose={() => undefined}
      />
    </div>
  ),
};
