import { company, contacts } from '#common/company.ts';
import type { Locale } from '#common/locales.ts';
import { Elevation } from '#site/components/Elevation.tsx';
import { Logo } from '#site/components/layout/Logo.tsx';
import type { HotlineContent, UnlistedContent } from '#site/content/types/site.ts';

type Texts = UnlistedContent['comingSoon'];

type Props = {
  texts: Texts;
  hotline: HotlineContent;
  claim: string;
  /** The other languages' texts: the page is served at every address. */
  others: readonly { locale: Locale; texts: Texts }[];
};

/** Replaces every page during maintenance, hence without navigation and scripts. */
export function ComingSoonView({ texts, hotline, claim, others }: Props) {
  return (
    <main className="relative flex min-h-svh flex-col overflow-clip bg-hero text-white">
      <div className="page-width flex w-full grow flex-col justify-between gap-8 py-6 md:pt-12">
        <Logo claim={claim} variant="white" />
        <div className="md:w-[60%]">
          <h1 className="text-display font-bold text-white">{texts.title}</h1>
          <p className="mt-6 max-w-[46ch] text-lead text-white/90">{texts.text}</p>
          <p className="mt-6 md:mt-8">{texts.urgent}</p>
          <dl className="mt-5 grid gap-4 md:gap-6 lg:grid-cols-[auto_auto] lg:justify-start lg:gap-x-14">
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
      <Elevation className="pointer-events-none w-full text-white/60 md:absolute md:start-[48%] md:bottom-0 md:w-[90%] md:mask-l-from-60%" />
    </main>
  );
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center text-lead font-semibold wrap-anywhere text-white tabular-nums underline decoration-orange decoration-2 underline-offset-8 hover:decoration-white sm:text-heading"
    >
      {children}
    </a>
  );
}
