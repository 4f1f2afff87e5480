import type { ReactNode } from 'react';
import { contacts } from '#common/company.ts';
import { Band } from '#site/components/Band.tsx';
import type { AccessibilityContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: AccessibilityContent['report']; hours: string; form: Link };

/** Form, telephone and e-mail for reporting a barrier, and when an answer comes. */
export function ReportSection({ texts, hours, form }: Props) {
  const { labels, formLink, notes, dates } = texts;
  const { hotline, support } = contacts;
  return (
    <Band tone="white" id="report" head={texts} size="section" space="close">
      <dl className="mt-8 grid grid-cols-1 gap-x-12 gap-y-6 border-y border-line py-8 md:grid-cols-2 lg:grid-cols-3">
        <Way label={labels.form} href={form.href} text={formLink} />
        <Way label={labels.phone} href={`tel:${hotline.tel}`} text={hotline.display}>
          <dd className="text-small">{hours}</dd>
        </Way>
        <Way label={labels.email} href={`mailto:${support.email}`} text={support.email} />
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
          className="inline-block py-1 text-subheading font-semibold wrap-anywhere text-blue underline underline-offset-4 hover:text-blue-dark hover:decoration-2"
        >
          {text}
        </a>
      </dd>
      {children}
    </div>
  );
}
