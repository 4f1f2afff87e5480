import type { FaqId } from '#site/content/types/faq.ts';
import type { Link, Links } from '#site/links.ts';

/** The page that says more about each answer. */
export function furtherReading(links: Links): Record<FaqId, Link> {
  const agreed = links.to('trust', 'contract_papers');
  const fees = links.to('professional', 'service_fees');
  return {
    how_it_works: links.to('platform'),
    turnaround: links.to('institutional', 'how_to_start'),
    security: links.to('trust', 'security'),
    client_costs: links.to('institutional', 'pricing'),
    valuer_costs: fees,
    becoming_a_valuer: links.to('professional', 'become_partner'),
    valuation_types: links.to('valuationGuide'),

    report_time: links.to('institutional', 'how_to_start'),
    liability: links.to('terms'),
    late_report: links.to('terms'),
    borrowers_report: links.to('valuationGuide'),
    qualifications: links.to('trust', 'qualifications'),
    independence: links.to('institutional', 'pricing'),
    who_sees_enquiries: links.to('trust', 'processors'),
    showing_reports: agreed,
    contract_papers: agreed,

    court_use: links.to('lawyers', 'special_situations'),
    tax_evidence: links.to('lawyers', 'our_solution'),
    professional_secrecy: links.to('lawyers', 'professional_secrecy'),
    estate_invoice: links.to('lawyers', 'special_situations'),

    number_of_enquiries: links.to('professional', 'key_benefits'),
    own_clients: links.to('professional', 'referral_programme'),
    verification_papers: links.to('professional', 'become_partner'),
    offers_without_documents: links.to('professional', 'how_to_start'),
    unpaid_fees: links.to('terms'),
    appointed_valuers: fees,

    revenue: fees,
    private_persons: links.to('institutional', 'industries'),
    end_of_contract: links.to('terms'),
  };
}
