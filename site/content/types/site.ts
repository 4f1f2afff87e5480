import type { AboutContent } from './about.ts';
import type { ClientsContent } from './clients.ts';
import type { ConsentContent } from './consent.ts';
import type { ContactContent, ContactFormContent } from './contact.ts';
import type { FaqContent } from './faq.ts';
import type { HomeContent } from './home.ts';
import type { InstitutionalContent } from './institutional.ts';
import type { LawyersContent } from './lawyers.ts';
import type { LegalContent } from './legal.ts';
import type { OffersContent } from './offers.ts';
import type { PlatformContent } from './platform.ts';
import type { ProfessionalContent } from './professional.ts';
import type { SecurityContent } from './security.ts';
import type { CommonContent } from './shared.ts';
import type { UnlistedContent } from './unlisted.ts';
import type { WindowsContent } from './windows.ts';

/** Every text of the site in one language. */
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
  offers: OffersContent;
  unlisted: UnlistedContent;
};
