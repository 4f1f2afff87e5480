import { ChevronDown, CircleAlert, X } from 'lucide-react';
import type { Locale } from '#common/locales.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Band } from '#site/components/Band.tsx';
import { Checkbox, Field } from '#site/components/form/controls.tsx';
import { LengthCounter } from '#site/components/form/LengthCounter.tsx';
import { Snackbar } from '#site/components/form/Snackbar.tsx';
import { SubmitButton } from '#site/components/form/SubmitButton.tsx';
import type { SiteContent } from '#site/content/types/site.ts';

type Props = { texts: SiteContent['contactForm']; locale: Locale };

const asBuilt = { readOnly: true } as const;

const submitStates = [
  { busy: false, disabled: false },
  { busy: true, disabled: false },
  { busy: false, disabled: true },
];

/** Form controls in each of their states, and the snackbar. Nothing here is sent. */
export function FormSection({ texts, locale }: Props) {
  const { labels, errors, submit, error } = texts;
  return (
    <Band tone="page" labelledBy="form" head={{ title: 'Form fields, in each state' }}>
      <div lang={locale} className="mt-12 grid max-w-4xl gap-x-6 gap-y-3 sm:grid-cols-2">
        <Field {...asBuilt} name="state-empty" label={labels.firstName} error={undefined} />
        <Field
          {...asBuilt}
          name="state-filled"
          label={labels.town}
          error={undefined}
          defaultValue="Musterstadt"
        />
        <Field
          {...asBuilt}
          name="state-wrong"
          label={labels.email}
          error={{ text: errors.invalid_email }}
          defaultValue="erika@muster"
        />
        <Field name="state-disabled" label={labels.phone} error={undefined} disabled />
        <Field
          as="select"
          name="state-choice"
          label={labels.country}
          error={{ text: errors.required }}
          icon={<ChevronDown aria-hidden="true" className="size-5" />}
        >
          <option value="">{texts.chooseCountry}</option>
        </Field>
        <Field as="textarea" {...asBuilt} name="state-lines" label={labels.message} error={undefined}>
          <LengthCounter left={120} texts={texts.counter} language={locale} />
        </Field>
        <Field
          as="textarea"
          {...asBuilt}
          name="state-lines-over"
          label={labels.message}
          error={{ text: errors.too_long }}
        >
          <LengthCounter left={-38} texts={texts.counter} language={locale} />
        </Field>
        <Checkbox name="state-box" label={labels.consent} error={undefined}>
          {texts.consent.before}
          {texts.consent.terms}
        </Checkbox>
        <Checkbox name="state-box-open" label={labels.consent} error={{ text: errors.required }}>
          {texts.consent.before}
          {texts.consent.terms}
        </Checkbox>
      </div>
      <div lang={locale} className="mt-8 flex flex-wrap items-center gap-4">
        {submitStates.map((state, index) => (
          <SubmitButton key={index} {...state} texts={submit} event={analyticsEvents.sendMessage.event} />
        ))}
      </div>
      <div lang={locale} className="mt-8 flex h-24 flex-col justify-end">
        <Snackbar
          text={error.text}
          dismiss={error.dismiss}
          icons={{
            alert: <CircleAlert aria-hidden="true" className="size-6" />,
            close: <X aria-hidden="true" className="size-6" />,
          }}
          duration={Infinity}
        />
      </div>
    </Band>
  );
}
