import type { WindowsContent } from '../types/windows.ts';
import { contract, enquiry, offers, portfolio } from './windows/commission.ts';
import { documents, inspection, report } from './windows/delivery.ts';
import { inbox, negotiation, referralLink } from './windows/valuer.ts';

export const windows: WindowsContent = {
  enquiry,
  offers,
  portfolio,
  negotiation,
  contract,
  documents,
  inspection,
  report,
  inbox,
  referralLink,
};
