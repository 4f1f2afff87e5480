import { pageAddresses, sectionAddresses, versionAddresses } from '#common/addresses.ts';
import type { VersionedText } from '#common/legalVersions.ts';
import { localeCodes, locales, type Locale } from '#common/locales.ts';
import type { PageKey } from '#common/routes.ts';
import { answersTo, needOutcomes, needSteps } from '#common/valuationNeed.ts';

/** Props of every page file; `section` only at a section's address. */
export type PageProps = { locale: Locale; section?: string | undefined };

/** Astro's rest parameter `[...locale]`: undefined for the unprefixed default language. */
function localeParam(locale: Locale): string | undefined {
  return locales[locale].prefix.slice(1) || undefined;
}

/** Static paths of a page without sections: one per language. */
export function pathsPerLocale(): { params: { locale: string | undefined }; props: PageProps }[] {
  return localeCodes.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));
}

/** Static paths of a page in the route table: in every language, the page and each of its sections. */
export function pathsOf(page: PageKey) {
  const pages = pageAddresses.map((address) => ({ ...address, section: undefined }));
  return [...pages, ...sectionAddresses]
    .filter((address) => address.page === page)
    .map(({ locale, section }) => ({
      params: { locale: localeParam(locale), section },
      props: { locale, section },
    }));
}

/** Static paths of the steps of the valuation guide's questions: one for each way of answering, in every language. */
export function pathsOfSteps() {
  return localeCodes.flatMap((locale) =>
    needSteps.map((step) => ({
      params: { locale: localeParam(locale), answers: answersTo(step).join('/') || undefined },
      props: { locale, step },
    })),
  );
}

/** Static paths of the outcomes' valuation briefs, in every language. */
export function pathsOfBriefs() {
  return localeCodes.flatMap((locale) =>
    needOutcomes.map((outcome) => ({
      params: { locale: localeParam(locale), answers: answersTo(outcome).join('/') },
      props: { locale, outcome },
    })),
  );
}

/** Static paths of every version of a legal text: one each, in every language. */
export function pathsOfVersions(text: VersionedText) {
  return versionAddresses
    .filter((address) => address.text === text)
    .map(({ locale, version, path }) => ({
      params: { locale: localeParam(locale), version: path.split('/').at(-1) },
      props: { locale, text, version },
    }));
}
