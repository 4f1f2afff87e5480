import {
  DatabaseBackup,
  FileLock,
  KeyRound,
  ListChecks,
  ShieldCheck,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { securityItems, type SecurityItem } from '#site/content/types/security.ts';
import type { SecurityContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

/** `more` leads to what stands behind each principle. */
type Props = { texts: SecurityContent; more: { label: string; link: Link } };

const icons: Record<SecurityItem, LucideIcon> = {
  managementSystem: ListChecks,
  integrity: ShieldCheck,
  twoFactor: KeyRound,
  humanFirewall: UserRoundCheck,
  encryption: FileLock,
  backups: DatabaseBackup,
};

/** The six safety principles by name, and the way to what stands behind them. */
export function SecurityBand({ texts: { title, items }, more }: Props) {
  return (
    <section
      aria-labelledby="security-title"
      className="on-blue bg-linear-to-b from-blue-dark to-night-head py-[clamp(3rem,2rem+4vw,5rem)] text-white/85 [&_h2]:text-white"
    >
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_8fr]">
        <div>
          <SectionHeading id="security-title" title={title} onDeep />
          <p className="mt-5">
            <TextLink link={more.link} onDeep>
              {more.label}
            </TextLink>
          </p>
        </div>
        <ul className="grid content-center gap-x-10 gap-y-6 sm:grid-cols-2">
          {securityItems.map((item) => {
            const Icon = icons[item];
            return (
              <li key={item} className="flex items-center gap-4 font-semibold text-white">
                <Icon aria-hidden="true" className="size-8 shrink-0 stroke-[1.5]" />
                {items[item].title}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
