import type { WindowsContent } from '../types/windows.ts';
import { contract, enquiry, estateEnquiry, offers, portfolio } from './windows/commission.ts';
import { documents, inspection, process, report } from './windows/delivery.ts';
import {
  inbox,
  negotiation,
  receivedEnquiry,
  referralLink,
  valuerDocuments,
  valuerInspection,
} from './windows/valuer.ts';

export const windows: WindowsContent = {
  enquiry,
  estateEnquiry,
  receivedEnquiry,
  offers,
  portfolio,
  negotiation,
  contract,
  process,
  documents,
  valuerDocuments,
  inspection,
  valuerInspection,
  report,
  inbox,
  referralLink,
};
