import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { securityItems, type SecurityContent } from '#site/content/types/security.ts';
import type { Link } from '#site/links.ts';

/** `evidence` leads to what stands behind each principle. */
type Props = { texts: SecurityContent; evidence: { label: string; link: Link } };

/** The six safety principles by name; the home page explains them. */
export function SecurityBand({ texts: { items, lead, ...head }, evidence }: Props) {
  return (
    <Band tone="deep" id="security_compliance" labelledBy="security-title" className="max-md:py-14 md:py-16">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_6fr] xl:gap-x-28">
        <div>
          <SectionHeading id="security-title" {...head} onDeep />
          <p className="text-lead mt-5 max-w-[60ch] max-md:hidden">{lead}</p>
          <p className="mt-3">
            <TextLink link={evidence.link} onDeep>
              {evidence.label}
            </TextLink>
          </p>
        </div>
        <ul className="text-subheading grid content-center font-semibold text-white sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10">
          {securityItems.map((item) => (
            <li key={item} className="border-t border-white/25 py-3 lg:last:border-b">
              {items[item].title}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
