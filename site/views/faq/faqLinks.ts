import type { FaqId } from '#site/content/types/faq.ts';
import type { Link, Links } from '#site/links.ts';

/** Where each answer leads on to. */
export function faqLinks(links: Links): Record<FaqId, Link> {
  return {
    how_it_works: links.to('platform'),
    turnaround: links.to('institutional', 'how_to_start'),
    security: links.to('platform', 'security_compliance'),
    client_costs: links.to('institutional', 'pricing'),
    valuer_costs: links.to('professional', 'service_fees'),
    becoming_a_valuer: links.to('professional', 'become_partner'),
    valuation_types: links.to('institutional'),
  };
}
