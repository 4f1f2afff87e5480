import type { Locale } from '#common/locales.ts';
import { menu } from '#common/routes.ts';
import { Elevation } from '#site/components/Elevation.tsx';
import { Hotline } from '#site/components/Hotline.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import type { CommonContent, HotlineContent, UnlistedContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

export type NotFoundLanguage = {
  locale: Locale;
  texts: UnlistedContent['notFound'];
  /** What the menu calls the pages. */
  pageNames: CommonContent['menu']['tabs'];
  hotline: HotlineContent;
  links: Links;
};

type Props = { own: NotFoundLanguage; others: readonly NotFoundLanguage[] };

/** The page for unknown addresses, in the address's language and, below, in the others. */
export function NotFoundView({ own, others }: Props) {
  return (
    <>
      <section
        aria-labelledby="page-title"
        className="relative isolate overflow-clip bg-hero pt-[calc(var(--spacing-bar)+clamp(2.5rem,1rem+5vw,6rem))] text-white"
      >
        <div className="mx-auto max-w-page gutter md:flex md:min-h-[min(36rem,70svh)]">
          <div className="pb-12 md:w-2/3 md:pb-28">
            <Kicker onDeep>{own.texts.kicker}</Kicker>
            <h1 id="page-title" className="text-display font-bold text-white">
              {own.texts.title}
            </h1>
            <p className="mt-6 max-w-[46ch] text-lead text-white/90">{own.texts.text}</p>
            <div className="mt-7">
              <Hotline texts={own.hotline} large />
            </div>
          </div>
          <Elevation
            plot="missing"
            className="text-white/40 max-md:-mx-2 md:absolute md:end-0 md:bottom-0 md:-z-10 md:w-[52%]"
          />
        </div>
      </section>
      <div className="mx-auto grid max-w-page gap-16 gutter py-band">
        <Destinations {...own} />
        {others.map((other) => (
          <section
            key={other.locale}
            lang={other.locale}
            aria-labelledby={`title-${other.locale}`}
            className="border-t-2 border-line pt-12"
          >
            <h2 id={`title-${other.locale}`} className="text-heading font-semibold">
              {other.texts.title}
            </h2>
            <p className="mt-3 mb-8 max-w-[60ch]">{other.texts.text}</p>
            <Destinations {...other} />
          </section>
        ))}
      </div>
    </>
  );
}

function Destinations({ texts, pageNames, links }: NotFoundLanguage) {
  return (
    <nav aria-label={texts.links}>
      <ul className="flex flex-wrap gap-x-10 gap-y-1">
        {menu.map((page) => (
          <li key={page}>
            <a
              href={links.to(page).href}
              className="inline-flex min-h-11 items-center font-semibold text-blue underline decoration-orange decoration-2 underline-offset-6 hover:text-blue-dark hover:decoration-current"
            >
              {pageNames[page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
