import { readFileSync } from 'node:fs';
import { legalDrafts, placeholdersLeft } from '#common/company.ts';
import { localeCodes } from '#common/locales.ts';
import { languages } from '#site/content/load.ts';
import { lineOf, type Finding } from './finding.ts';

const companyFile = 'common/company.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/**
 * Register data, contacts and people that still stand in for the real ones, one finding a place.
 * @throws Error when the data marks a placeholder that its source does not show
 */
export function placeholderFindings(): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const [index, line] of read(companyFile).split('\n').entries()) {
    for (const [, value = ''] of line.matchAll(/\bplaceholder\('([^']*)'\)/g)) {
      seen.add(value);
      findings.push({
        what: `placeholder “${value}”`,
        file: companyFile,
        line: index + 1,
        remedy: 'Put the real value, without placeholder(…)',
      });
    }
  }
  const hidden = placeholdersLeft().filter((value) => !seen.has(value));
  if (hidden.length > 0) throw new Error(`${companyFile} hides placeholders: ${hidden.join(', ')}`);
  return findings;
}

/** Legal texts that nobody has released. */
export function legalFindings(drafts: Readonly<Record<string, boolean>> = legalDrafts): Finding[] {
  return Object.entries(drafts)
    .filter(([, isDraft]) => isDraft)
    .map(([text]) => ({
      what: `legal text “${text}” is a draft`,
      file: companyFile,
      line: lineOf(read(companyFile), /\blegalDrafts\b/, companyFile),
      remedy: `Have site/content/{${localeCodes.join(',')}}/legal/${text}.md released, then set ${text}: false`,
    }));
}

/** Testimonials, where a language has none; nothing may be invented (requirement 1.31). */
export function testimonialFindings(): Finding[] {
  return localeCodes
    .filter((locale) => languages[locale].content.platform.testimonials.quotes.length === 0)
    .map((locale) => {
      const file = `site/content/${locale}/platform.ts`;
      return {
        what: `no testimonials (${locale})`,
        file,
        line: lineOf(read(file), /\bquotes:/, file),
        remedy: 'Add real quotes that their authors have released',
      };
    });
}
