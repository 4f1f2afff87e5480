import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { localeCodes, type Locale } from '#common/locales.ts';
import { languages } from '#site/content/load.ts';
import type { Finding } from './finding.ts';
import { readByLawyer } from './readByLawyer.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A text of the copy that cites law, where it stands, and the code that a lawyer's release names. */
type LegalText = { text: string; line: number; code: string };

/** A template with a citation in it: Prettier never breaks one, so each is on a line of its own. */
const citing = /`((?:[^`\\]|\\.)*\$\{law\.(?:[^`\\]|\\.)*)`/g;

/**
 * The texts of a content file that cite law: all of each, because what stands beside the citation is what it
 * is cited for. Figures stay as placeholders: a lawyer reads them once, whatever they are.
 */
export function legalTextsIn(source: string, locale: Locale): LegalText[] {
  const { law } = languages[locale].format;
  return source.split('\n').flatMap((content, index) =>
    [...content.matchAll(citing)].map(([, template = '']) => {
      const text = template.replaceAll(/\$\{law\.(\w+)\}/g, (_, key: keyof typeof law) => law[key]);
      const code = createHash('sha256').update(text).digest('hex').slice(0, 12);
      return { text, line: index + 1, code };
    }),
  );
}

/** Texts on law that no lawyer has read, or that have changed since one did. */
export function lawFindings(read: readonly string[] = readByLawyer): Finding[] {
  return localeCodes.flatMap((locale) =>
    globSync(`site/content/${locale}/**/*.ts`, { cwd: root })
      .sort()
      .flatMap((file) =>
        legalTextsIn(readFileSync(`${root}${file}`, 'utf8'), locale)
          .filter(({ code }) => !read.includes(code))
          .map(({ text, line, code }) => ({
            what: `law for a lawyer to read: “${text}”`,
            file,
            line,
            remedy: `Have it read, then enter ${code} in build/launch/readByLawyer.ts`,
          })),
      ),
  );
}
