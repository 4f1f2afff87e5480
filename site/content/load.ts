import { fallbackLocale, type Locale } from '#common/locales.ts';
import { clients as clientsDe } from './de/clients.ts';
import { common as commonDe } from './de/common.ts';
import { contact as contactDe, contactForm as contactFormDe } from './de/contact.ts';
import { home as homeDe } from './de/home.ts';
import { institutional as institutionalDe } from './de/institutional.ts';
import { lawyers as lawyersDe } from './de/lawyers.ts';
import { platform as platformDe } from './de/platform.ts';
import { professional as professionalDe } from './de/professional.ts';
import { security as securityDe } from './de/security.ts';
import { windows as windowsDe } from './de/windows.ts';
import { clients as clientsEn } from './en/clients.ts';
import { common as commonEn } from './en/common.ts';
import { contact as contactEn, contactForm as contactFormEn } from './en/contact.ts';
import { home as homeEn } from './en/home.ts';
import { institutional as institutionalEn } from './en/institutional.ts';
import { lawyers as lawyersEn } from './en/lawyers.ts';
import { platform as platformEn } from './en/platform.ts';
import { professional as professionalEn } from './en/professional.ts';
import { security as securityEn } from './en/security.ts';
import { windows as windowsEn } from './en/windows.ts';
import { withFallback } from './fallback.ts';
import type { ClientsContent } from './types/clients.ts';
import type { ContactContent, ContactFormContent } from './types/contact.ts';
import type { HomeContent } from './types/home.ts';
import type { InstitutionalContent } from './types/institutional.ts';
import type { LawyersContent } from './types/lawyers.ts';
import type { PlatformContent } from './types/platform.ts';
import type { ProfessionalContent } from './types/professional.ts';
import type { SecurityContent } from './types/security.ts';
import type { CommonContent } from './types/shared.ts';
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
  contact: ContactContent;
  contactForm: ContactFormContent;
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
    contact: contactDe,
    contactForm: contactFormDe,
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
    contact: contactEn,
    contactForm: contactFormEn,
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
