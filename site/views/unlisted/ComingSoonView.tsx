import { company, contacts } from '#common/company.ts';
import type { Locale } from '#common/locales.ts';
import { Elevation } from '#site/components/Elevation.tsx';
import { Logo } from '#site/components/layout/Logo.tsx';
import type { HotlineContent, UnlistedContent } from '#site/content/types/site.ts';
import './coming-soon.css';

type Texts = UnlistedContent['comingSoon'];

type Props = {
  texts: Texts;
  hotline: HotlineContent;
  slogan: string;
  /** The other languages' texts: the page is served at every address. */
  others: readonly { locale: Locale; texts: Texts }[];
};

/** Replaces every page during maintenance, hence without navigation and scripts. */
export function ComingSoonView({ texts, hotline, slogan, others }: Props) {
  return (
    <main className="relative flex min-h-svh flex-col overflow-clip bg-hero text-white">
      <div className="coming-soon-lines page-width w-full grow py-6 md:pt-12">
        <Logo slogan={slogan} variant="white" />
        <div className="md:w-[60%]">
          <h1 className="text-display font-bold text-white">{texts.title}</h1>
          <p className="mt-6 max-w-[46ch] text-lead text-white/90">{texts.text}</p>
          <p className="mt-6 md:mt-8">{texts.urgent}</p>
          <dl className="coming-soon-contacts grid">
            <div>
              <dt className="text-small">
                {hotline.label}, {hotline.hours}
              </dt>
              <dd>
                <ContactLink href={`tel:${contacts.hotline.tel}`}>{contacts.hotline.display}</ContactLink>
              </dd>
            </div>
            <div>
              <dt className="text-small">{texts.email}</dt>
              <dd>
                <ContactLink href={`mailto:${company.email}`}>{company.email}</ContactLink>
              </dd>
            </div>
          </dl>
        </div>
        {others.map((other) => (
          <p key={other.locale} lang={other.locale} className="max-w-[44ch] text-small text-white/90">
            <strong className="block text-base text-white">{other.texts.title}.</strong> {other.texts.text}
          </p>
        ))}
      </div>
      <Elevation className="coming-soon-street" />
    </main>
  );
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="coming-soon-link inline-flex items-center">
      {children}
    </a>
  );
}
