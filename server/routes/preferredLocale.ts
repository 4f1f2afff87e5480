import { defaultLocale, localeCodes, type Locale } from '#common/locales.ts';

/** One entry of `Accept-Language`: how much it is wanted (0 to 1), and where it stands in the list. */
type Wish = { language: string; quality: number; place: number };

/** For a language that nobody mentioned: behind all that is wanted, before what is refused (`q=0`). */
const unmentioned = { quality: 0.0001, place: 0 };

/**
 * The language to answer in: of ours, the one that `Accept-Language` (RFC 9110, 12.5.4) ranks highest, regions
 * aside. `*` stands for each that is not named itself. Of equals, a named one wins, and the first one; where
 * the header names none of ours, the default.
 */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '').split(',').flatMap(wishIn);
  const [wildcard = unmentioned] = wishes.filter(({ language }) => language === '*');
  const unnamed = { quality: wildcard.quality, place: Number.MAX_SAFE_INTEGER };
  const ours: Locale[] = [defaultLocale, ...localeCodes];
  const [best] = ours
    .map((locale) => {
      const [wish = unnamed] = wishes.filter(({ language }) => language === locale).toSorted(byRank);
      return { locale, quality: wish.quality, place: wish.place };
    })
    .toSorted(byRank);
  return best?.locale ?? defaultLocale;
}

function byRank(a: Pick<Wish, 'quality' | 'place'>, b: Pick<Wish, 'quality' | 'place'>): number {
  return b.quality - a.quality || a.place - b.place;
}

/** What is no weighted language range is no wish. */
function wishIn(entry: string, place: number): Wish[] {
  const { range, q } =
    /^\s*(?<range>\*|[a-z]+)(?:-[a-z\d-]+)?\s*(?:;\s*q=(?<q>0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i.exec(
      entry,
    )?.groups ?? {};
  return range === undefined ? [] : [{ language: range.toLowerCase(), quality: Number(q ?? 1), place }];
}
