import type { CommonContent } from '#site/content/types/shared.ts';
import type { Link } from '#site/links.ts';
import { AnalyticsSettingsButton } from '../AnalyticsSettingsButton.tsx';
import { Logo } from './Logo.tsx';

export type FooterBlock = { title: string; link: Link; entries: { label: string; link: Link }[] };

type Props = {
  blocks: FooterBlock[];
  legal: { label: string; link: Link }[];
  texts: Pick<CommonContent, 'footer' | 'logo'>;
  /** Label of the button that opens the analytics settings, in a site that has analytics. */
  analyticsSettings?: string | undefined;
};

/** All pages and sections at a glance, and the legal links. */
export function SiteFooter({ blocks, legal, texts, analyticsSettings }: Props) {
  return (
    <footer className="no-print bg-blue-deep text-white/85">
      <div className="max-w-page gutter mx-auto pt-16 pb-10 md:pt-24">
        <div className="grid gap-12 lg:grid-cols-[2fr_7fr] lg:gap-16">
          <div>
            <Logo claim={texts.logo.claim} variant="white" />
            <p className="text-small mt-6 max-w-[36ch]">{texts.footer.tagline}</p>
          </div>
          <nav
            aria-label={texts.footer.label}
            className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:grid-cols-5"
          >
            {blocks.map(({ title, link, entries }) => (
              <div key={title}>
                <h2 className="text-small font-semibold">
                  <a href={link.href} className="text-white underline-offset-4 hover:underline">
                    {title}
                  </a>
                </h2>
                <ul className="mt-3">
                  {entries.map((entry) => (
                    <li key={entry.label}>
                      <FooterLink {...entry} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-white/15 pt-6">
          <p className="text-fine me-auto">{texts.footer.copyright}</p>
          <ul aria-label={texts.footer.legal.label} className="flex flex-wrap gap-x-8">
            {legal.map((entry) => (
              <li key={entry.label}>
                <FooterLink {...entry} />
              </li>
            ))}
            {analyticsSettings === undefined ? null : (
              <li>
                <AnalyticsSettingsButton
                  label={analyticsSettings}
                  className="text-small underline-offset-4 hover:text-white hover:underline md:min-h-9"
                />
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ label, link }: { label: string; link: Link }) {
  return (
    <a
      href={link.href}
      className="text-small inline-flex min-h-11 items-center underline-offset-4 hover:text-white hover:underline md:min-h-9"
    >
      {label}
    </a>
  );
}
