import { Band } from '#site/components/Band.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { securityItems } from '#site/content/types/security.ts';
import type { SecurityContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

/** `more` leads to what stands behind each principle. */
type Props = { texts: SecurityContent; more: { label: string; link: Link } };

/** The six safety principles by name, and the way to what stands behind them. */
export function SecurityBand({ texts: { title, items }, more }: Props) {
  return (
    <Band tone="page" labelledBy="security-title" space="close" className="border-t border-line">
      <div className="flex flex-wrap items-baseline justify-between gap-x-16">
        <h2 id="security-title" className="text-heading font-bold">
          {title}
        </h2>
        <TextLink link={more.link}>{more.label}</TextLink>
      </div>
      <ul className="mt-4 grid gap-x-10 text-ink sm:grid-cols-2 lg:grid-cols-3">
        {securityItems.map((item) => (
          <li key={item} className="border-t border-line py-2.5">
            {items[item].title}
          </li>
        ))}
      </ul>
    </Band>
  );
}
