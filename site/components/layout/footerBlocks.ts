import type { MenuPage } from '#common/routes.ts';
import type { FooterContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import type { FooterBlock } from './SiteFooter.tsx';

/** The footer's five blocks and where each link leads (requirement 3.7). */
export function footerBlocks(texts: FooterContent, links: Links): FooterBlock[] {
  const { titles, institutional, professional, platform, about, contact } = texts;
  const block = (page: MenuPage, entries: FooterBlock['entries']): FooterBlock => ({
    title: titles[page],
    link: links.to(page),
    entries,
  });
  return [
    block('institutional', [
      { label: institutional.createEnquiry, link: links.to('institutional', 'create_enquiry') },
      { label: institutional.keyBenefits, link: links.to('institutional', 'core_benefits') },
      { label: institutional.howToStart, link: links.to('institutional', 'how_to_start') },
      { label: institutional.managingValuation, link: links.to('platform', 'clients') },
      { label: institutional.pricing, link: links.to('institutional', 'pricing') },
    ]),
    block('professional', [
      { label: professional.becomePartner, link: links.to('professional', 'become_partner') },
      { label: professional.keyBenefits, link: links.to('professional', 'key_benefits') },
      { label: professional.improvedValuations, link: links.to('platform', 'valuers') },
      { label: professional.serviceFees, link: links.to('professional', 'service_fees') },
      { label: professional.referralProgramme, link: links.to('professional', 'referral_programme') },
    ]),
    block('platform', [
      { label: platform.valuers, link: links.to('platform', 'valuers') },
      { label: platform.clients, link: links.to('platform', 'clients') },
      { label: platform.coreBenefits, link: links.to('platform', 'core_benefits') },
      { label: platform.safetyPrinciples, link: links.to('platform', 'security_compliance') },
      { label: platform.testimonials, link: links.to('platform', 'testimonials') },
      { label: platform.valuationGuide, link: links.to('valuationGuide') },
      { label: platform.trust, link: links.to('trust') },
    ]),
    block('about', [
      { label: about.values, link: links.to('about', 'values') },
      { label: about.mission, link: links.to('about', 'vision') },
      { label: about.story, link: links.to('about', 'story') },
      { label: about.team, link: links.to('about', 'team') },
    ]),
    block('contact', [
      { label: contact.sendMessage, link: links.contact('send_message') },
      { label: contact.contactDetails, link: links.contact('contact_details') },
      { label: contact.reportProblem, link: links.contact('report_problem') },
    ]),
  ];
}
