import { Phone } from 'lucide-react';
import { contacts } from '#common/company.ts';
import { HotlineState } from '#site/components/Hotline.tsx';
import type { HotlineContent } from '#site/content/types/site.ts';
import './contact.css';

/** The hotline's number and state above the form, below md, where its card follows the form. */
export function HotlineLine({ hotline }: { hotline: HotlineContent }) {
  return (
    <div className="no-print mt-4 md:hidden">
      <a
        href={`tel:${contacts.hotline.tel}`}
        className="contact-link inline-flex min-h-11 items-center gap-2.5"
      >
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        <span>
          <span className="sr-only">{`${hotline.label}: `}</span>
          {contacts.hotline.display}
        </span>
      </a>
      <p className="text-small">
        <HotlineState texts={hotline} />
      </p>
    </div>
  );
}
