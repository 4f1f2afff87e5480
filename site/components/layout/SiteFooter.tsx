import { legalDocuments } from '#site/content/types/legal.ts';
import type { Link } from '#site/links.ts';
import { AnalyticsSettingsButton } from '../AnalyticsSettingsButton.tsx';
import { Hotline } from '../Hotline.tsx';
import { Unbroken } from '../Unbroken.tsx';
import { footerBlocks } from './footerBlocks.ts';
import type { LayoutProps } from './layout.ts';
import { Logo } from './Logo.tsx';
import '../titled-item.css';
import './site-footer.css';

type Props = LayoutProps & {
  /** Label of the button that opens the analytics settings; undefined on a site without analytics. */
  analyticsSettings: string | undefined;
};

/** Links to all pages, their sections and the legal texts. */
export function SiteFooter({ texts, links, analyticsSettings }: Props) {
  return (
    <footer className="no-print border-t border-white/10 bg-night-foot text-white/85">
      <div className="page-width pt-8 pb-4 sm:pt-12 sm:pb-6 md:pt-16 md:pb-8">
        <div className="footer-columns grid">
          <div className="footer-brand">
            <Logo slogan={texts.logo.slogan} variant="white" />
            <p className="footer-tagline text-small">
              <Unbroken>{texts.footer.tagline}</Unbroken>
            </p>
            <div className="footer-hotline">
              <Hotline texts={texts.hotline} />
            </div>
          </div>
          <nav aria-label={texts.footer.label} className="footer-blocks grid sm:max-md:contents">
            {footerBlocks(texts, links).map(({ title, link, entries }) => (
              <div key={title} className="footer-block titled-item">
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
          <ul aria-label={texts.footer.legal} className="footer-legal">
            {([...legalDocuments, 'accessibility'] as const).map((key) => (
              <li key={key}>
                <FooterLink label={texts.linkNames[key]} link={links.to(key)} fine />
              </li>
            ))}
            {analyticsSettings === undefined ? null : (
              <li>
                <AnalyticsSettingsButton
                  label={analyticsSettings}
                  className="footer-link text-fine sm:text-small"
                />
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}

type FooterLinkProps = {
  label: string;
  /** Visually hidden: tells the link from another with the same label. */
  about?: string | undefined;
  link: Link;
  /** Smaller below sm, where the legal links share a line. */
  fine?: boolean;
};

function FooterLink({ label, about, link, fine = false }: FooterLinkProps) {
  const size = fine ? 'text-fine sm:text-small' : 'text-small';
  return (
    <a href={link.href} className={`footer-link inline-block max-w-full leading-snug text-balance ${size}`}>
      {label}
      {about === undefined ? null : <span className="sr-only">: {about}</span>}
    </a>
  );
}
