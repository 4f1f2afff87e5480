import type { PageMeta } from './shared.ts';

/** The page on which valuers make a button, a signature or a QR code of their enquiry link. */
export type EnquiryLinkContent = {
  meta: PageMeta;
  header: { kicker: string; title: string; lead: string };
  /** For whom the link is, and what it costs; stands below the builder. */
  note: string;
  /** Lead on: the fees, and the section of the valuers' page that tells of the link. */
  feesLink: string;
  back: string;
};
