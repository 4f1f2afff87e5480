import { legalDocuments } from '#site/content/types/legal.ts';
import type { Link } from '#site/links.ts';
import { AnalyticsSettingsButton } from '../AnalyticsSettingsButton.tsx';
import { Hotline } from '../Hotline.tsx';
import { footerBlocks } from './footerBlocks.ts';
import type { LayoutProps } from './layout.ts';
import { Logo } from './Logo.tsx';

type Props = LayoutProps & {
  /** Label of the button that opens the analytics settings; undefined on a site without analytics. */
  analyticsSettings: string | undefined;
};

/** Links to all pages, their sections and the legal texts. */
export function SiteFooter({ texts, links, analyticsSettings }: Props) {
  return (
    <footer className="no-print border-t border-white/10 bg-night-foot text-white/85">
      <div className="page-width pt-8 pb-4 sm:pt-12 sm:pb-6 md:pt-16 md:pb-8">
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-[1.2fr_1fr_1fr] sm:gap-y-8 md:grid-cols-1 lg:grid-cols-[3fr_11fr] lg:gap-12">
          <div>
            <Logo claim={texts.logo.claim} variant="white" />
            <p className="mt-4 max-w-[36ch] text-small max-sm:hidden sm:max-md:max-w-[24ch]">
              {texts.footer.tagline}
            </p>
            <div className="sm:mt-2 md:mt-4">
              <Hotline texts={texts.hotline} />
            </div>
          </div>
          {/* Below sm two columns: the third block, the longest, is beside the last two. */}
          <nav
            aria-label={texts.footer.label}
            className="grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-x-6 gap-y-4 max-sm:gap-x-4 sm:max-md:contents md:grid-cols-[repeat(5,auto)] md:justify-between"
          >
            {footerBlocks(texts.footer, links).map(({ title, link, entries }) => (
              <div key={title} className="max-sm:nth-3:row-span-2">
                <h2 className="font-bold text-white max-sm:tracking-tight">
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
        <div className="mt-4 flex flex-wrap items-center gap-x-8 border-t border-white/15 pt-2.5 sm:mt-9 sm:pt-5">
          <p className="me-auto text-fine">{texts.footer.copyright}</p>
          <ul
            aria-label={texts.footer.legal.label}
            className="flex flex-wrap gap-x-4 max-sm:w-full sm:gap-x-8"
          >
            {([...legalDocuments, 'accessibility'] as const).map((key) => (
              <li key={key}>
                <FooterLink label={texts.footer.legal[key]} link={links.to(key)} fine />
              </li>
            ))}
            {analyticsSettings === undefined ? null : (
              <li>
                <AnalyticsSettingsButton
                  label={analyticsSettings}
                  className="text-fine underline-offset-4 hover:text-white hover:underline max-md:min-h-9 sm:text-small md:min-h-8"
                />
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** `fine`: smaller below sm, where the legal links share a line. */
function FooterLink({ label, link, fine = false }: { label: string; link: Link; fine?: boolean }) {
  return (
    <a
      href={link.href}
      className={`inline-block max-w-full py-1 leading-snug underline-offset-4 hover:text-white hover:underline sm:py-1.5 ${fine ? 'text-fine sm:text-small' : 'text-small'}`}
    >
      {label}
    </a>
  );
}
