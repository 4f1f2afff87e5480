import type { CommonContent } from '#site/content/types/shared.ts';
import type { Link } from '#site/links.ts';
import { AnalyticsSettingsButton } from '../AnalyticsSettingsButton.tsx';
import { Hotline } from '../Hotline.tsx';
import { Logo } from './Logo.tsx';

export type FooterBlock = { title: string; link: Link; entries: { label: string; link: Link }[] };

type Props = {
  blocks: FooterBlock[];
  legal: { label: string; link: Link }[];
  texts: Pick<CommonContent, 'footer' | 'logo' | 'hotline'>;
  /** As wide as the contact page above it (requirement 9.1). */
  wide: boolean;
  /** Label of the button that opens the analytics settings; undefined on a site without analytics. */
  analyticsSettings?: string | undefined;
};

/** Links to all pages, their sections and the legal texts. */
export function SiteFooter({ blocks, legal, texts, wide, analyticsSettings }: Props) {
  return (
    <footer className="no-print border-t border-white/10 bg-night-foot text-white/85">
      <div className={`gutter mx-auto pt-16 pb-10 md:pt-24 ${wide ? 'max-w-contact' : 'max-w-page'}`}>
        <div className="grid gap-x-6 gap-y-10 sm:grid-cols-[1.2fr_1fr_1fr] md:grid-cols-1 lg:grid-cols-[3fr_11fr] lg:gap-12">
          <div>
            <Logo claim={texts.logo.claim} variant="white" />
            <p className="text-small mt-6 max-w-[36ch] sm:max-md:max-w-[24ch]">{texts.footer.tagline}</p>
            <div className="mt-5">
              <Hotline texts={texts.hotline} />
            </div>
          </div>
          <nav
            aria-label={texts.footer.label}
            className="max-sm:columns-[2_7.5rem] max-sm:gap-6 sm:contents md:grid md:grid-cols-[repeat(5,auto)] md:justify-between md:gap-6"
          >
            {blocks.map(({ title, link, entries }) => (
              <div key={title} className="break-inside-avoid max-sm:not-last:pb-6">
                <h2 className="font-semibold text-white">
                  <FooterLink label={title} link={link} />
                </h2>
                <ul>
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
      className="text-small inline-block py-3 leading-snug underline-offset-4 hover:text-white hover:underline md:py-2"
    >
      {label}
    </a>
  );
}
