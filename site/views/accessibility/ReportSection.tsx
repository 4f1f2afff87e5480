import { contacts } from '#common/company.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { AccessibilityContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './report.css';

type Props = { texts: AccessibilityContent['report']; form: Link };

/** Form, the support's telephone and e-mail for reporting a barrier, and when an answer comes. */
export function ReportSection({ texts, form }: Props) {
  const { title, lead, labels, formLink, notes } = texts;
  const { support } = contacts;
  return (
    <Band tone="white" id="report" space="close">
      <div className="report">
        <div>
          <SectionHeading id="report-title" size="section" title={title} lead={lead} />
          <p className="mt-5 max-w-[56ch] text-ink">{notes}</p>
        </div>
        <div className="report-ways">
          <ButtonLink link={form}>{formLink}</ButtonLink>
          <dl className="report-addresses">
            <Way label={labels.phone} href={`tel:${support.tel}`} text={support.display} />
            <Way label={labels.email} href={`mailto:${support.email}`} text={support.email} />
          </dl>
        </div>
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
