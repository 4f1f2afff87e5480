import { contacts } from '#common/company.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import type { AccessibilityContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './report.css';

type Props = { texts: AccessibilityContent['report']; form: Link };

/** Form, the support's telephone and e-mail for reporting a barrier, and when an answer comes. */
export function ReportSection({ texts, form }: Props) {
  const { labels, formLink, notes } = texts;
  const { support } = contacts;
  return (
    <Band tone="white" id="report" head={texts} size="section" space="close">
      <p className="mt-5 max-w-[56ch] text-ink">{notes}</p>
      <div className="mt-8 flex flex-wrap items-end gap-x-14 gap-y-6">
        <ButtonLink link={form}>{formLink}</ButtonLink>
        <dl className="contents">
          <Way label={labels.phone} href={`tel:${support.tel}`} text={support.display} />
          <Way label={labels.email} href={`mailto:${support.email}`} text={support.email} />
        </dl>
      </div>
    </Band>
  );
}

type WayProps = { label: string; href: string; text: string };

function Way({ label, href, text }: WayProps) {
  return (
    <div className="min-w-0">
      <dt className="text-small">{label}</dt>
      <dd>
        <a href={href} className="report-address">
          {text}
        </a>
      </dd>
    </div>
  );
}
