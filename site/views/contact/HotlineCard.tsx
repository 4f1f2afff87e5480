import { Mail, MapPin } from 'lucide-react';
import { company } from '#common/company.ts';
import { Hotline } from '#site/components/Hotline.tsx';
import type { ContactContent, HotlineContent } from '#site/content/types/site.ts';

type Props = { id: string; title: string; hotline: HotlineContent; details: ContactContent['details'] };

const [name, host] = company.email.split('@');
const icon = 'mt-0.5 size-6 shrink-0 stroke-[1.5]';

/** Contact details: the hotline with its hours, number and state, the e-mail address and the postal address. */
export function HotlineCard({ id, title, hotline, details }: Props) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-window bg-deep p-[clamp(1.5rem,1rem+1.6vw,2.75rem)] text-white forced-colors:border"
    >
      <h2 id={titleId} className="text-heading font-bold text-white">
        {title}
      </h2>
      <p className="mt-3 mb-2 text-small text-white/90">
        {hotline.label}, {hotline.hours}
      </p>
      <Hotline texts={hotline} large />
      <ul className="mt-4 grid gap-3 border-t border-white/20 pt-4 text-small">
        <li className="flex items-center gap-3">
          <Mail aria-hidden="true" className={icon} />
          <span className="sr-only">{details.email}: </span>
          <a
            href={`mailto:${company.email}`}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere text-white underline decoration-orange decoration-2 underline-offset-6 hover:decoration-white active:text-white/80"
          >
            {name}@<wbr />
            {host}
          </a>
        </li>
        <li className="flex gap-3">
          <MapPin aria-hidden="true" className={icon} />
          <span className="sr-only">{details.address}: </span>
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
