import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { securityItems, type SecurityItem } from '#site/content/types/security.ts';
import type { SecurityContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

/** `more` leads to what stands behind each principle. */
type Props = { texts: SecurityContent; more: { label: string; link: Link } };

const drawings: Record<SecurityItem, string> = {
  managementSystem:
    'M5 5h22v7H5zm0 7h22v8H5zm0 8h22v7H5zM9 8.500h2m-2 7.500h2m-2 7.500h2M16 8.500h7m-7 7.500h7m-7 7.500h7',
  integrity: 'M16 4 26 8v8c0 6-4 10-10 12C10 26 6 22 6 16V8zm-5 12 4 4 7-8',
  twoFactor: 'M6 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0m10 0h11v5m-5-5v4M9 21h11v8H9zm3 4h5',
  humanFirewall: 'M11 9a5 5 0 1 0 10 0 5 5 0 1 0-10 0M6 28c0-7 4-10 10-10s10 3 10 10z',
  encryption: 'M13 4H7v24h18V12zm0 0v8h12M12 20h8v6h-8zm1.500 0v-2.500a2.500 2.500 0 0 1 5 0V20',
  backups: 'M5 5h14v16H5zm5 16v4h14V9h-5m5 4h4v16H14v-4',
};

/** The six safety principles by name, and the way to what stands behind them. */
export function SecurityBand({ texts: { title, items }, more }: Props) {
  return (
    <section
      aria-labelledby="security-title"
      className="bg-linear-to-b from-blue-dark to-night-head py-[clamp(3rem,2rem+4vw,5rem)] text-white/85 [&_h2]:text-white"
    >
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-10 gutter lg:grid-cols-[5fr_8fr]">
        <div>
          <SectionHeading id="security-title" title={title} onDeep />
          <p className="mt-5">
            <TextLink link={more.link} onDeep>
              {more.label}
            </TextLink>
          </p>
        </div>
        <ul className="grid content-center gap-x-10 gap-y-6 sm:grid-cols-2">
          {securityItems.map((item) => (
            <li key={item} className="flex items-center gap-4 font-semibold text-white">
              <svg
                aria-hidden="true"
                viewBox="0 0 32 32"
                className="size-8 shrink-0 fill-none stroke-current stroke-[1.5]"
              >
                <path d={drawings[item]} />
              </svg>
              {items[item].title}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
