import { useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { formTokenField, honeypotField } from '#common/contact.ts';
import { contactDetailFields, type ContactField } from '#common/contactFields.ts';
import { captchaBadgeId, contactFormId, formAlert, openFieldsId } from '#common/ids.ts';
import type { AnalyticsEvent } from '#site/analytics/events.ts';
import { Announcement } from '#site/components/form/Announcement.tsx';
import { Checkbox, Field } from '#site/components/form/controls.tsx';
import { LengthCounter } from '#site/components/form/LengthCounter.tsx';
import { Snackbar } from '#site/components/form/Snackbar.tsx';
import { SubmitButton } from '#site/components/form/SubmitButton.tsx';
import { useRested } from '#site/components/form/useRested.ts';
import { TextWithParts } from '#site/components/TextWithParts.tsx';
import type { ContactFormContent, SentContent } from '#site/content/types/site.ts';
import type { ContactService, Link } from '#site/links.ts';
import { installTrustedTypes } from '../trustedTypes.ts';
import { countryIn, countryOptions } from './countries.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import { announcementOf, hintOf, noticeOf, reasonOf } from './formWords.ts';
import { OtherWays } from './OtherWays.tsx';
import { SentMessage, type Way } from './SentMessage.tsx';
import { Summary } from './Summary.tsx';
import type { BriefState } from './useBrief.ts';
import { useContactForm } from './useContactForm.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import './contact-form.css';

// Trusted Types: the policy must exist before React renders.
installTrustedTypes();

/** What some inputs have besides, for keyboards. */
type Keyboard = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>;
const inputs: Partial<Record<ContactField, Keyboard>> = {
  // Not type="email": Chrome turns max@straße.de into another domain, and the schema says what is valid.
  email: { inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  phone: { type: 'tel' },
};

export type ContactFormProps = {
  texts: ContactFormContent;
  lead: string;
  sent: SentContent;
  /** The page's title once the message is sent. */
  sentTitle: string;
  ways: Way[];
  service: ContactService;
  reach: ComponentProps<typeof OtherWays>['reach'];
  /** As `countryLines` has them: an object for each option took a fifth of the page's HTML. */
  countries: string;
  event: AnalyticsEvent['event'];
  terms: Link;
  privacy: Link;
  // Icons: rendered at build time and passed as slots, because the set's code would exceed the page's budget.
  chevron?: ReactNode;
  check?: ReactNode;
  alert?: ReactNode;
  children?: ReactNode;
};

type FormProps = ContactFormProps & { form: ReturnType<typeof useContactForm> };

/** The contact form, and what takes its place once the message is sent. */
export function ContactForm(props: ContactFormProps) {
  const { texts, sent, sentTitle } = props;
  const form = useContactForm(texts, props.service, (code) => countryIn(props.countries, code));
  const { state } = form;
  const isSent = state.stage === 'sent';
  const announcement = announcementOf(state, form.blurredError, texts, sent);
  useEffect(() => {
    if (isSent) document.title = sentTitle;
  }, [isSent, sentTitle]);
  useErrorTitle(texts.error.title, form.isFaulty);

  return (
    <>
      <Announcement {...announcement} />
      {isSent ? (
        <SentMessage texts={sent} answer={state.answer} icon={props.check} ways={props.ways} />
      ) : (
        <Form {...props} form={form} />
      )}
    </>
  );
}

/** The form. Works as plain HTML; with JavaScript it validates, and sends without leaving the page. */
function Form({ texts, service, form, ...props }: FormProps) {
  const { state } = form;
  const purposes: Partial<Record<ContactField, string>> = texts.purposes;
  const countries = useMemo(() => countryOptions(props.countries), [props.countries]);
  const reason = reasonOf(state, texts);
  // The last one keeps its place while the form is sent again, so that the button does not move.
  const [unsent, setUnsent] = useState<string>();
  if (reason !== undefined && reason !== unsent) setUnsent(reason);
  const otherWays = { texts: texts.otherWays, reach: props.reach, written: form.written };

  return (
    <>
      <p className="mb-6 text-ink">{props.lead}</p>
      <BriefNotice texts={texts.brief} state={form.brief} />
      <form id={contactFormId} method="post" action={service.endpoint} {...form.formProps}>
        {/* The service fills in the alert, and shows the other ways with it, where it returns the form. */}
        <p
          {...{ [formAlert]: true }}
          role="alert"
          hidden
          suppressHydrationWarning
          className="rounded-button border-2 border-danger px-4 py-3 font-semibold text-danger"
        >
          {''}
        </p>
        <Summary icon={props.alert} texts={texts} faults={form.faults} errors={form.errors} />
        <OtherWays {...otherWays} className="other-ways-after-alert mt-2 mb-6" />
        <input type="hidden" name="locale" value={service.language} />
        <input type="hidden" name={formTokenField} />
        {/* For bots. The label is for browsers that support neither CSS nor `inert`. */}
        <div inert className="sr-only">
          <label htmlFor={honeypotField}>{texts.honeypot}</label>
          <input id={honeypotField} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="grid grid-cols-1 items-end gap-6 sm:grid-cols-2">
          {contactDetailFields.map((name) =>
            name === 'country' ? (
              <Field key={name} as="select" {...form.controlProps(name)} icon={props.chevron}>
                <option value="">{texts.chooseCountry}</option>
                {countries}
              </Field>
            ) : (
              <Field key={name} {...form.controlProps(name)} {...inputs[name]} purpose={purposes[name]} />
            ),
          )}
          <div className="sm:col-span-2">
            <Field as="textarea" {...form.controlProps('message')} rows={6}>
              <LengthCounter left={form.charactersLeft} texts={texts.counter} language={service.language} />
            </Field>
          </div>
        </div>
        <Checkbox {...form.controlProps('consent')} value="true">
          <TextWithParts
            parts={{
              terms: <DocumentLink link={props.terms}>{texts.consent.terms}</DocumentLink>,
              privacy: <DocumentLink link={props.privacy}>{texts.consent.privacy}</DocumentLink>,
            }}
          >
            {texts.consent.text}
          </TextWithParts>{' '}
          {texts.retention}
        </Checkbox>
        <Notice text={noticeOf(state, texts)} reason={unsent} icon={props.alert}>
          <OtherWays {...otherWays} className="px-4 pt-2 pb-3" />
        </Notice>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
          <SubmitButton
            texts={unsent ? { ...texts.submit, idle: texts.submit.again } : texts.submit}
            busy={state.stage === 'sending'}
            disabled={form.hydrated && !form.canSend}
            event={props.event}
            aria-describedby={reason ? `unsent ${openFieldsId}` : openFieldsId}
          />
          <CaptchaBadge siteKey={service.recaptchaSiteKey} />
          <p id={openFieldsId} className="min-w-0 flex-1 basis-64 text-small max-sm:not-empty:min-h-[2lh]">
            {form.hydrated && hintOf({ stage: state.stage, ...form }, texts, service.language)}
          </p>
          <Ready is={form.canSend && state.stage === 'editing'} text={texts.hint.ready} />
        </div>
      </form>
    </>
  );
}

type ReadyProps = { is: boolean; text: string };

/** Says once that nothing is missing. What still is, whoever comes to the button hears: it is no news of each key. */
function Ready({ is, text }: ReadyProps) {
  const isReady = useRested(is);
  return <Announcement of={isReady} text={isReady ? text : ''} />;
}

type BriefNoticeProps = { texts: ContactFormContent['brief']; state: BriefState | undefined };

/** What became of the valuation brief that was to be taken into the message. */
function BriefNotice({ texts, state }: BriefNoticeProps) {
  return (
    <p role="status" className="mb-6 border-s-2 border-blue ps-4 text-ink empty:hidden">
      {state && texts[state]}
    </p>
  );
}

/** Where reCAPTCHA shows its badge; the service's own captcha has none. */
function CaptchaBadge({ siteKey }: { siteKey: string }) {
  return siteKey === '' ? null : <div id={captchaBadgeId} />;
}

type NoticeProps = {
  /** What passes over the form when sending ends; undefined for nothing. */
  text: string | undefined;
  /** Why an attempt has failed, which then stays; undefined before. */
  reason: string | undefined;
  icon: ReactNode;
  /** The ways that are left. */
  children: ReactNode;
};

/** That sending has failed, and what somebody can do then. */
function Notice({ text, reason, icon, children }: NoticeProps) {
  const frame = 'unsent -mt-2 mb-7 grid grid-cols-1 max-sm:text-small';
  return (
    <div className={reason ? frame : ''}>
      <Snackbar text={text} icon={icon} duration={6000} />
      {reason && (
        <>
          <p
            id="unsent"
            className="col-start-1 row-start-1 flex items-center gap-2 px-4 py-3 font-semibold text-ink"
          >
            <span className="shrink-0 text-danger">{icon}</span>
            {reason}
          </p>
          {children}
        </>
      )}
    </div>
  );
}
