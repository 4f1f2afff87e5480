import type { ReactNode } from 'react';
import type { Locale } from '#common/locales.ts';
import { Hero } from '#site/components/Hero.tsx';
import type { NamedMeta } from '#site/content/types/shared.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { ButtonsSection } from './ButtonsSection.tsx';
import { ClosingSection } from './ClosingSection.tsx';
import { ColoursSection } from './ColoursSection.tsx';
import { CompositionsSection } from './CompositionsSection.tsx';
import { DisclosuresSection } from './DisclosuresSection.tsx';
import { FormSection } from './FormSection.tsx';
import { HotlineSection } from './HotlineSection.tsx';
import { ProductSection } from './ProductSection.tsx';
import { ReportSection } from './ReportSection.tsx';
import { SpacingSection } from './SpacingSection.tsx';
import { ToolsSection } from './ToolsSection.tsx';
import { TonesSection } from './TonesSection.tsx';
import { TypeSection } from './TypeSection.tsx';
import { VersionsSection } from './VersionsSection.tsx';

/** A page for developers: outside the route table, never indexed. */
export const styleguideMeta: NamedMeta = {
  name: 'Style guide',
  description:
    'The parts the site is built from, on one page: tokens, type, controls and samples of the platform.',
  keywords: 'tokens, type scale, components',
};

type Props = {
  content: SiteContent;
  links: Links;
  locale: Locale;
  /** The islands, which only a page can tell when to load. */
  calculator?: ReactNode;
  builder?: ReactNode;
};

/** Every part of the site on one page. Labels are in English, samples in the page's language. */
export function StyleguideView({ content, links, locale, calculator, builder }: Props) {
  return (
    <div lang="en">
      <Hero title={styleguideMeta.name} lead={styleguideMeta.description} />
      <ColoursSection />
      <TypeSection sample={content.home.hero.title} locale={locale} />
      <SpacingSection />
      <ButtonsSection texts={content.common.actions} links={links} locale={locale} />
      <FormSection texts={content.contactForm} locale={locale} />
      <HotlineSection texts={content.common.hotline} locale={locale} />
      <ProductSection content={content} locale={locale} />
      <CompositionsSection content={content} links={links} locale={locale} />
      <ToolsSection locale={locale} calculator={calculator} builder={builder} />
      <DisclosuresSection texts={content.trust} locale={locale} />
      <VersionsSection />
      <ReportSection texts={content.sampleReport.preview} links={links} locale={locale} />
      <TonesSection
        heads={{ page: content.home.clients, white: content.home.valuers, deep: content.security }}
        claim={content.common.logo.claim}
        locale={locale}
      />
      <ClosingSection texts={content.registration} links={links} locale={locale} />
    </div>
  );
}
