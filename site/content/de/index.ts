import type { SiteContent } from '../types/site.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { caseStage } from './caseStage.ts';
import { clients } from './clients.ts';
import { common } from './common.ts';
import { consent } from './consent.ts';
import { contact, contactForm } from './contact.ts';
import { doors } from './doors.ts';
import { enquiryLink } from './enquiryLink.ts';
import { faq } from './faq.ts';
import { feeCalculator } from './feeCalculator.ts';
import { home } from './home.ts';
import { institutional } from './institutional.ts';
import { lawyers } from './lawyers.ts';
import { legal } from './legal.ts';
import { linkBuilder } from './linkBuilder.ts';
import { offers } from './offers.ts';
import { platform } from './platform.ts';
import { professional } from './professional.ts';
import { registration } from './registration.ts';
import { sampleReport } from './sampleReport.ts';
import { security } from './security.ts';
import { trust } from './trust.ts';
import { twoSides } from './twoSides.ts';
import { unlisted } from './unlisted.ts';
import { valuationGuide } from './valuationGuide.ts';
import { valuersDesk } from './valuersDesk.ts';
import { valuersHouse } from './valuersHouse.ts';
import { valuationNeed } from './valuationNeed.ts';

export { format } from './format.ts';

export const content = {
  about,
  accessibility,
  caseStage,
  clients,
  common,
  consent,
  contact,
  contactForm,
  doors,
  enquiryLink,
  faq,
  feeCalculator,
  home,
  institutional,
  lawyers,
  legal,
  linkBuilder,
  offers,
  platform,
  professional,
  registration,
  sampleReport,
  security,
  trust,
  twoSides,
  unlisted,
  valuationGuide,
  valuersDesk,
  valuersHouse,
  valuationNeed,
} satisfies SiteContent;
