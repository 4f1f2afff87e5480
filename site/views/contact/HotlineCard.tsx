import { Mail, MapPin } from 'lucide-react';
import { company } from '#common/company.ts';
import { Hotline } from '#site/components/Hotline.tsx';
import { MailAddress } from '#site/components/MailAddress.tsx';
import type { ContactContent, HotlineContent } from '#site/content/types/site.ts';
import './contact.css';

type Props = { id: string; title: string; hotline: HotlineContent; details: ContactContent['details'] };

const icon = 'mt-0.5 size-6 shrink-0 stroke-[1.5]';

/** Contact details: the hotline with its hours, number and state, the e-mail address and the postal address. */
export function HotlineCard({ id, title, hotline, details }: Props) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="contact-card bg-deep text-white forced-colors:border"
    >
      <h2 id={titleId} className="text-heading font-bold text-white">
        {title}
      </h2>
      <p className="mt-3 mb-2 text-small text-white/90">
        {hotline.label}, {hotline.hours}
      </p>
      <Hotline texts={hotline} large />
      <ul className="mt-4 grid gap-3 border-t border-white/20 pt-4">
        <li className="contact-way min-h-11 items-center">
          <Mail aria-hidden="true" className={icon} />
          <span className="sr-only">{`${details.email}: `}</span>
          <a
            href={`mailto:${company.email}`}
            className="contact-link contact-link-on-deep inline-flex min-h-11 min-w-0 items-center"
          >
            <MailAddress address={company.email} />
          </a>
        </li>
        <li className="contact-way">
          <MapPin aria-hidden="true" className={icon} />
          <span className="sr-only">{`${details.address}: `}</span>
          <address className="text-white/90 not-italic">
            {company.legalName}
            <br />
            {company.street}
            <br />
            {company.postalCode} {company.town}
          </address>
        </li>
      </ul>
    </section>
  );
}
