import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { contacts } from '#common/company.ts';
import { MailAddress } from '#site/components/MailAddress.tsx';
import type { ContactContent } from '#site/content/types/site.ts';
import './contact.css';

type Props = { id: string; title: string; texts: ContactContent['support'] };

const { support } = contacts;

/** Technical support: contact person, e-mail and telephone. */
export function SupportCard({ id, title, texts }: Props) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className="contact-card contact-support">
      <h2 id={titleId} className="text-heading font-bold">
        {title}
      </h2>
      <p className="mt-3 text-ink">{texts.text}</p>
      <p className="mt-7 text-subheading font-semibold text-ink">{support.name}</p>
      <p className="text-small">{texts.role}</p>
      <ul className="mt-4 grid gap-1">
        <Way
          icon={<Mail aria-hidden="true" className="size-5" />}
          label={texts.email}
          href={`mailto:${support.email}`}
        >
          <MailAddress address={support.email} />
        </Way>
        <Way
          icon={<Phone aria-hidden="true" className="size-5" />}
          label={texts.phone}
          href={`tel:${support.tel}`}
        >
          {support.display}
        </Way>
      </ul>
    </section>
  );
}

type WayProps = { icon: ReactNode; label: string; href: string; children: ReactNode };

function Way({ icon, label, href, children }: WayProps) {
  return (
    <li className="contact-way items-start">
      <span className="flex h-11 items-center text-blue">{icon}</span>
      <span className="sr-only">{`${label}: `}</span>
      <a href={href} className="contact-link inline-flex min-h-11 min-w-0 items-center">
        {children}
      </a>
    </li>
  );
}
