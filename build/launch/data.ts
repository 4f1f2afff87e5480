import { readdirSync, readFileSync } from 'node:fs';
import { legalDrafts, placeholdersLeft, unread } from '#common/company.ts';
import { localeCodes } from '#common/locales.ts';
import { languages } from '#site/content/load.ts';
import { lineOf, type Finding } from './finding.ts';

const companyFile = 'common/company.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/**
 * Placeholders among register data, contacts and people: one finding for each place in the source.
 * @throws Error when a value is marked as a placeholder but its line cannot be found
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

/** Legal texts that no lawyer has released yet. */
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

/** What a lawyer (citations) or a valuer (samples) has to read before a launch. */
export function unreadFindings(texts: Readonly<Record<string, boolean>> = unread): Finding[] {
  return Object.entries(texts)
    .filter(([, isUnread]) => isUnread)
    .map(([text]) => ({
      what: `nobody of the trade has read the ${text}`,
      file: companyFile,
      line: lineOf(read(companyFile), /\bunread\b/, companyFile),
      remedy: 'Have a lawyer or a valuer read it, then set it to false',
    }));
}

const papers = 'docs/data-protection';

/** What the data protection papers ask the company for, and it has not yet entered. */
export function paperFindings(): Finding[] {
  return readdirSync(new URL(`../../${papers}`, import.meta.url))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => {
      const file = `${papers}/${name}`;
      return read(file)
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(/\[einzutragen: ([^\]]+)\]/g)].map(([, missing = '']) => ({
            what: `data protection paper lacks “${missing}”`,
            file,
            line: index + 1,
            remedy: 'Enter it, or keep the complete paper elsewhere',
          })),
        );
    });
}

/** Languages without testimonials; none may be invented (requirement 1.31). */
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
