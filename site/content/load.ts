import { fallbackLocale, type Locale } from '#common/locales.ts';
import { about as aboutDe } from './de/about.ts';
import { clients as clientsDe } from './de/clients.ts';
import { common as commonDe } from './de/common.ts';
import { consent as consentDe } from './de/consent.ts';
import { contact as contactDe, contactForm as contactFormDe } from './de/contact.ts';
import { faq as faqDe } from './de/faq.ts';
import { home as homeDe } from './de/home.ts';
import { institutional as institutionalDe } from './de/institutional.ts';
import { lawyers as lawyersDe } from './de/lawyers.ts';
import { legal as legalDe } from './de/legal.ts';
import { platform as platformDe } from './de/platform.ts';
import { professional as professionalDe } from './de/professional.ts';
import { security as securityDe } from './de/security.ts';
import { unlisted as unlistedDe } from './de/unlisted.ts';
import { windows as windowsDe } from './de/windows.ts';
import { about as aboutEn } from './en/about.ts';
import { clients as clientsEn } from './en/clients.ts';
import { common as commonEn } from './en/common.ts';
import { consent as consentEn } from './en/consent.ts';
import { contact as contactEn, contactForm as contactFormEn } from './en/contact.ts';
import { faq as faqEn } from './en/faq.ts';
import { home as homeEn } from './en/home.ts';
import { institutional as institutionalEn } from './en/institutional.ts';
import { lawyers as lawyersEn } from './en/lawyers.ts';
import { legal as legalEn } from './en/legal.ts';
import { platform as platformEn } from './en/platform.ts';
import { professional as professionalEn } from './en/professional.ts';
import { security as securityEn } from './en/security.ts';
import { unlisted as unlistedEn } from './en/unlisted.ts';
import { windows as windowsEn } from './en/windows.ts';
import { withFallback } from './fallback.ts';
import type { AboutContent } from './types/about.ts';
import type { ClientsContent } from './types/clients.ts';
import type { ConsentContent } from './types/consent.ts';
import type { ContactContent, ContactFormContent } from './types/contact.ts';
import type { FaqContent } from './types/faq.ts';
import type { HomeContent } from './types/home.ts';
import type { InstitutionalContent } from './types/institutional.ts';
import type { LawyersContent } from './types/lawyers.ts';
import type { LegalContent } from './types/legal.ts';
import type { PlatformContent } from './types/platform.ts';
import type { ProfessionalContent } from './types/professional.ts';
import type { SecurityContent } from './types/security.ts';
import type { CommonContent } from './types/shared.ts';
import type { UnlistedContent } from './types/unlisted.ts';
import type { WindowsContent } from './types/windows.ts';

export type SiteContent = {
  common: CommonContent;
  windows: WindowsContent;
  security: SecurityContent;
  home: HomeContent;
  clients: ClientsContent;
  institutional: InstitutionalContent;
  lawyers: LawyersContent;
  professional: ProfessionalContent;
  platform: PlatformContent;
  consent: ConsentContent;
  contact: ContactContent;
  contactForm: ContactFormContent;
  about: AboutContent;
  faq: FaqContent;
  legal: LegalContent;
  unlisted: UnlistedContent;
};

/** Every text of the site as it was written, before the fallback fills gaps. */
export const writtenContent: Record<Locale, SiteContent> = {
  de: {
    common: commonDe,
    windows: windowsDe,
    security: securityDe,
    home: homeDe,
    clients: clientsDe,
    institutional: institutionalDe,
    lawyers: lawyersDe,
    professional: professionalDe,
    platform: platformDe,
    consent: consentDe,
    contact: contactDe,
    contactForm: contactFormDe,
    about: aboutDe,
    faq: faqDe,
    legal: legalDe,
    unlisted: unlistedDe,
  },
  en: {
    common: commonEn,
    windows: windowsEn,
    security: securityEn,
    home: homeEn,
    clients: clientsEn,
    institutional: institutionalEn,
    lawyers: lawyersEn,
    professional: professionalEn,
    platform: platformEn,
    consent: consentEn,
    contact: contactEn,
    contactForm: contactFormEn,
    about: aboutEn,
    faq: faqEn,
    legal: legalEn,
    unlisted: unlistedEn,
  },
};

const loaded = new Map<Locale, SiteContent>();

/** The texts of a language; one that is missing comes from English and its key is logged (decision 3). */
export function contentFor(locale: Locale): SiteContent {
  const known = loaded.get(locale);
  if (known) return known;
  const content = withFallback(writtenContent[locale], writtenContent[fallbackLocale], (key) =>
    console.error(`Missing text (${locale}): ${key}`),
  );
  loaded.set(locale, content);
  return content;
}
