import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import type { AccessibilityContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = {
  texts: AccessibilityContent['report'];
  form: Link;
  phone: { tel: string; display: string };
  email: string;
};

/** The three ways in which a barrier can be reported, and when an answer comes. */
export function ReportSection({ texts, form, phone, email }: Props) {
  const { labels, formLink, hours, notes, dates } = texts;
  return (
    <Band tone="white" id="report" labelledBy="report-title" head={texts}>
      <dl className="mt-10 grid grid-cols-1 gap-x-12 gap-y-6 border-y border-line py-8 md:grid-cols-2 lg:grid-cols-3">
        <Way label={labels.form} href={form.href} text={formLink} />
        <Way label={labels.phone} href={`tel:${phone.tel}`} text={phone.display}>
          <dd className="text-small">{hours}</dd>
        </Way>
        <Way label={labels.email} href={`mailto:${email}`} text={email} />
      </dl>
      <div className="mt-8 grid max-w-[68ch] gap-3">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p className="mt-4 text-small">{dates}</p>
      </div>
    </Band>
  );
}

type WayProps = { label: string; href: string; text: string; children?: ReactNode };

function Way({ label, href, text, children }: WayProps) {
  return (
    <div className="min-w-0">
      <dt className="text-small">{label}</dt>
      <dd>
        <a
          href={href}
          className="inline-block py-1 text-subheading font-semibold wrap-anywhere text-blue underline-offset-4 hover:text-blue-dark hover:underline"
        >
          {text}
        </a>
      </dd>
      {children}
    </div>
  );
}
