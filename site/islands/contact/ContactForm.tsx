import { useMemo, useRef, type ReactNode } from 'react';
import { formTokenField, honeypotField } from '#common/contact.ts';
import { captchaBadgeId, contactFormId, formAlert, openFieldsId } from '#common/ids.ts';
import type { AnalyticsEvent } from '#site/analytics/events.ts';
import { Checkbox } from '#site/components/form/Checkbox.tsx';
import { LengthCounter } from '#site/components/form/LengthCounter.tsx';
import { Honeypot } from '#site/components/form/Honeypot.tsx';
import { readOptions } from '#site/components/form/optionLines.ts';
import { Select } from '#site/components/form/Select.tsx';
import { Snackbar } from '#site/components/form/Snackbar.tsx';
import { SubmitButton } from '#site/components/form/SubmitButton.tsx';
import { TextArea } from '#site/components/form/TextArea.tsx';
import { TextInput } from '#site/components/form/TextInput.tsx';
import { NewTabHint } from '#site/components/NewTabHint.tsx';
import type { ContactFormContent, SentContent } from '#site/content/types/site.ts';
import type { ContactService, Link } from '#site/links.ts';
import { mailDraft } from './mailDraft.ts';
import { OpenFields } from './OpenFields.tsx';
import { OtherWays, type Reach } from './OtherWays.tsx';
import { SentMessage } from './SentMessage.tsx';
import { installTrustedTypes } from '../trustedTypes.ts';
import { useContactForm } from './useContactForm.ts';

// Before React renders anything in the browser.
installTrustedTypes();

/** How long the error snackbar stays, in milliseconds (requirement 5.10). */
const errorDuration = 6000;

export type ContactFormProps = {
  texts: ContactFormContent;
  /** Precedes the form, and disappears with it once the message is sent. */
  lead: string;
  sent: SentContent;
  service: ContactService;
  reach: Reach;
  /** Countries by name, as `writeOptions` writes them: those of most visitors, then the rest. */
  countries: string;
  terms: Link;
  privacy: Link;
  /** The event that a click on the button reports. */
  event: AnalyticsEvent['event'];
} & Icons;

/** Rendered at build time and passed as slots, because the icon set's code would exceed the page's budget. */
type Icons = Partial<Record<'chevron' | 'check' | 'alert' | 'close' | 'children', ReactNode>>;

/** The contact form. Works as plain HTML; with JavaScript it validates, and sends without leaving the page. */
export function ContactForm(props: ContactFormProps) {
  const { texts, lead, sent, service, reach, countries, terms, privacy } = props;
  const { endpoint, language } = service;
  const hint = useRef<HTMLParagraphElement>(null);
  const countryOptions = useMemo(() => readOptions(countries), [countries]);
  const form = useContactForm(texts, service, hint);
  const { field } = form;
  const otherWays = {
    texts: texts.otherWays,
    reach,
    mail: mailDraft({ address: reach.email, ...texts.otherWays, text: form.written }),
  };

  if (form.stage === 'sent') return <SentMessage texts={sent} receipt={form.receipt} icon={props.check} />;
  return (
    <>
      <p className="mb-9 max-w-[60ch]">{lead}</p>
      <form
        id={contactFormId}
        method="post"
        action={endpoint}
        noValidate={form.hydrated}
        onChange={form.onChange}
        onSubmit={(event) => void form.submit(event)}
      >
        <div
          {...{ [formAlert]: true }}
          role="alert"
          hidden={form.alert === ''}
          className="rounded-button border-2 border-danger px-4 py-3 font-semibold text-danger"
        >
          {form.alert}
        </div>
        {/* The service shows the alert, and these with it, where it returns the form. */}
        <OtherWays {...otherWays} className="mt-2 mb-6 [[hidden]+&]:hidden" />
        <input type="hidden" name="locale" value={language} />
        <input type="hidden" name={formTokenField} />
        <Honeypot name={honeypotField} label={texts.honeypot} />
        <div className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
          <TextInput {...field('firstName')} autoComplete="given-name" />
          <TextInput {...field('lastName')} autoComplete="family-name" />
          {/* Not type="email": Chrome turns max@straße.de into another domain, and the schema says what is valid. */}
          <TextInput
            {...field('email')}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <TextInput {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
          <TextInput {...field('town')} autoComplete="address-level2" />
          <Select
            {...field('country')}
            autoComplete="country"
            placeholder={texts.chooseCountry}
            groups={countryOptions}
            icon={props.chevron}
          />
          <div className="sm:col-span-2">
            <TextArea
              {...field('message')}
              rows={6}
              counter={<LengthCounter left={form.left} texts={texts.counter} language={language} />}
            />
          </div>
        </div>
        <Checkbox {...form.consent()}>
          {texts.consent.before}
          <DocumentLink link={terms}>{texts.consent.terms}</DocumentLink>
          {texts.consent.between}
          <DocumentLink link={privacy}>{texts.consent.privacy}</DocumentLink>
          {texts.consent.after} {texts.retention}
        </Checkbox>
        <Snackbar
          text={form.notice}
          dismiss={texts.error.dismiss}
          icons={{ alert: props.alert, close: props.close }}
          duration={errorDuration}
          onClose={form.closeNotice}
        />
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <SubmitButton
            texts={texts.submit}
            busy={form.stage === 'sending'}
            disabled={form.hydrated && !form.canSend}
            describedBy={openFieldsId}
            event={props.event}
          />
          {service.recaptchaSiteKey === '' ? null : <div id={captchaBadgeId} />}
          <OpenFields
            ref={hint}
            errors={form.openFields}
            pressed={form.pressedTooEarly}
            texts={texts}
            complete={form.completeText}
            language={language}
          />
        </div>
        {form.failed && <OtherWays {...otherWays} className="mt-3" />}
      </form>
    </>
  );
}

function DocumentLink({ link, children }: { link: Link; children: string }) {
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener"
      className="font-semibold text-blue underline underline-offset-4 hover:text-blue-dark hover:decoration-2"
    >
      {children}
      <NewTabHint link={link} />
    </a>
  );
}
