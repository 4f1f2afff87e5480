import { fill } from '#common/fill.ts';
import law from '../law.json' with { type: 'json' };
import { nonBreaking, type Language } from './writing.ts';

/** A place in an act: a section ("§") or an article, by default as a whole. */
type Provision = {
  act: string;
  /** Its number in the act: "198", "43e". */
  place: string;
  /** What it is about: its heading in the act, where it has one. */
  subject: string;
  /** Whether `place` counts articles, as in European law. */
  article?: boolean;
  /** Whether the provisions that follow are meant as well ("ff."). */
  following?: boolean;
  paragraph?: string;
  number?: string;
};

export type ProvisionKey = keyof typeof law.provisions;

/**
 * Every provision that copy cites. No number of an act is typed into a text: what stands in `law.json` is what a
 * lawyer checks once.
 */
const provisions: Record<ProvisionKey, Provision> = law.provisions;

/** Standards are cited like law: by a number that nobody types. */
const standards = {
  constructionCosts: 'NHK 2010',
  personCertification: 'DIN EN ISO/IEC 17024',
  informationSecurity: 'ISO/IEC 27001',
  webAccessibility: 'WCAG 2.2',
  europeanAccessibility: 'EN 301 549',
} as const;

type StandardKey = keyof typeof standards;

const keys = Object.keys(provisions) as ProvisionKey[];

/** Longest citation that stays in one line, in characters: a longer one would leave holes in a phone's lines. */
export const shortCitation = 20;

/** Keeps each number, and the act, on the line of the word before it, and a short citation in one piece. */
const bound = (text: string) =>
  text.replaceAll(text.length > shortCitation ? / (?=\d|[^ ]+$)/g : / /g, '\u00a0');

/** Cites provisions and standards in one language; they may break, but neither before a number nor before the act. */
export function citations({ law: words }: Language) {
  const cite = (key: ProvisionKey): string => {
    const { act, place, article, following, paragraph, number } = provisions[key];
    const unit = article ? words.article : words.section;
    const before = following ? unit.many : unit.one;
    return bound(
      [
        `${before} ${place}`,
        paragraph === undefined ? '' : fill(words.paragraph, { number: paragraph }),
        number === undefined ? '' : ` ${words.number} ${number}`,
        following ? `\u00a0${nonBreaking(words.following)}` : '',
        ` ${words.acts[act] ?? act}`,
      ].join(''),
    );
  };
  return {
    /** "§ 194 BauGB", "section 194 BauGB". */
    law: Object.fromEntries(keys.map((key) => [key, cite(key)])) as Record<ProvisionKey, string>,
    /** "DIN EN ISO/IEC 17024". */
    standard: Object.fromEntries(
      Object.entries(standards).map(([key, name]) => [key, bound(name)]),
    ) as Record<StandardKey, string>,
  };
}
