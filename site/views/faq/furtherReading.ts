import type { FaqId } from '#site/content/types/faq.ts';
import type { Link, Links } from '#site/links.ts';

/** The page that says more about each answer. */
export function furtherReading(links: Links): Record<FaqId, Link> {
  const ask = links.contact('send_message');
  const industries = links.to('institutional', 'industries');
  return {
    how_it_works: links.to('platform'),
    turnaround: links.to('institutional', 'how_to_start'),
    security: links.to('platform', 'security_compliance'),
    client_costs: links.to('institutional', 'pricing'),
    valuer_costs: links.to('professional', 'service_fees'),
    becoming_a_valuer: links.to('professional', 'become_partner'),
    valuation_types: links.to('valuationGuide'),

    report_time: links.to('institutional', 'how_to_start'),
    liability: links.to('terms'),
    value_standard: links.to('valuationGuide', 'contents'),
    qualifications: links.to('trust', 'qualifications'),
    independence: industries,
    who_sees_enquiries: ask,
    contract_papers: links.to('trust', 'contract_papers'),
    several_users: ask,

    court_use: links.to('lawyers', 'special_situations'),
    tax_evidence: links.to('lawyers', 'our_solution'),
    professional_secrecy: links.to('lawyers', 'professional_secrecy'),
    estate_invoice: links.to('lawyers', 'special_situations'),

    number_of_enquiries: links.to('professional', 'key_benefits'),
    own_clients: links.to('professional', 'referral_programme'),
    verification_papers: links.to('professional', 'become_partner'),
    offers_without_documents: links.to('professional', 'how_to_start'),
    unpaid_fees: links.to('terms'),
    appointed_valuers: links.to('professional', 'service_fees'),

    not_our_business: links.to('trust', 'limits'),
    private_persons: industries,
    end_of_contract: links.to('terms'),
  };
}
