import type { SiteContent } from '../types/site.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { claims } from './claims.ts';
import { clients } from './clients.ts';
import { common } from './common.ts';
import { consent } from './consent.ts';
import { contact, contactForm } from './contact.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { institutional } from './institutional.ts';
import { lawyers } from './lawyers.ts';
import { legal } from './legal.ts';
import { offers } from './offers.ts';
import { platform } from './platform.ts';
import { professional } from './professional.ts';
import { security } from './security.ts';
import { trust } from './trust.ts';
import { unlisted } from './unlisted.ts';
import { valuationGuide } from './valuationGuide.ts';
import { windows } from './windows/index.ts';

export { format } from './format.ts';

export const content = {
  about,
  accessibility,
  claims,
  clients,
  common,
  consent,
  contact,
  contactForm,
  faq,
  home,
  institutional,
  lawyers,
  legal,
  offers,
  platform,
  professional,
  security,
  trust,
  unlisted,
  valuationGuide,
  windows,
} satisfies SiteContent;
