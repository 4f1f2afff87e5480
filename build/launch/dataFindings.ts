import { globSync, readFileSync } from 'node:fs';
import type { Claim } from '#common/claim.ts';
import { claimKeys, register } from '#common/claims.ts';
import { legalDrafts, placeholdersLeft, team, unread } from '#common/company.ts';
import { legalVersions, versionedTexts, type PublishedText } from '#common/legalVersions.ts';
import { defaultLocale } from '#common/locales.ts';
import { paperNames, papers, type Paper, type Papers } from '#common/papers.ts';
import { photographed } from '../photographs.ts';
import { lineOf, linesWith, root, type Finding } from './finding.ts';

/** What the pages show and what may not be final of it. */
export type PageData = {
  /** Values of the company's data that are stand-ins. */
  placeholders: readonly string[];
  /** Legal texts: true where no lawyer has released them. */
  legalDrafts: Readonly<Record<string, boolean>>;
  /** Copy: true where nobody of the trade has read it. */
  unread: Readonly<Record<string, boolean>>;
  /** Members of the team by their keys. */
  withoutPhotograph: readonly string[];
};

/** What the company owes besides. */
export type CompanyData = {
  /** Texts of the data protection papers by file. */
  protectionPapers: Readonly<Record<string, string>>;
  claims: readonly Pick<Claim, 'open' | 'reviewBy'>[];
  /** Papers for clients' legal departments. */
  contractPapers: Papers;
  /** Earlier versions of terms and privacy notice, by file. */
  keptTexts: Readonly<Record<string, string>>;
};

/** Says what is released. */
const companyFile = 'common/company.ts';
/** Where stand-ins for the data of the company and of people are. */
const dataFiles = ['common/company.json', 'common/team.json'];
const teamFile = 'common/team.json';
const claimsFile = 'common/claims.ts';

const currentPages = (): PageData => ({
  placeholders: placeholdersLeft(),
  legalDrafts,
  unread,
  withoutPhotograph: team.map(({ key }) => key).filter((key) => !photographed().has(key)),
});

const currentCompany = (): CompanyData => {
  const files = globSync('docs/data-protection/!(README).md', { cwd: root }).toSorted();
  return {
    protectionPapers: Object.fromEntries(files.map((file) => [file, readFileSync(root + file, 'utf8')])),
    claims: claimKeys.map((key) => register[key]),
    contractPapers: papers,
    keptTexts: keptTexts(),
  };
};

/** The earlier versions as they are kept, in the language that binds. */
function keptTexts(): Record<string, string> {
  const files = versionedTexts.flatMap((text) => {
    const { earlier }: PublishedText = legalVersions[text];
    return earlier.map(({ version }) => `site/content/${defaultLocale}/legal/earlier/${text}_${version}.md`);
  });
  return Object.fromEntries(files.map((file) => [file, readFileSync(root + file, 'utf8')]));
}

/** Unfinished data of the pages: placeholders, legal drafts, copy that an expert has not reviewed, missing photographs. */
export function pageFindings(data = currentPages()): Finding[] {
  return [
    ...placeholderFindings(data),
    ...keysThatAreTrue(data.legalDrafts).map((text) => ({
      what: `legal text “${text}” is a draft`,
      file: companyFile,
      line: lineOf(companyFile, 'legalDrafts ='),
      remedy: 'Have its files in site/content/*/legal/ released, then set it to false',
    })),
    ...keysThatAreTrue(data.unread).map((copy) => ({
      what: `nobody of the trade has read the ${copy}`,
      file: companyFile,
      line: lineOf(companyFile, 'unread ='),
      remedy: 'Have a lawyer (law) or a valuer (samples) read it, then set it to false',
    })),
    ...portraitFindings(data),
  ];
}

/** Each place of a stand-in, also where several have the same value, in the order of the files. */
function placeholderFindings({ placeholders }: PageData): Finding[] {
  return placeholders
    .flatMap((value) => placesOf(value).map(({ file, line }) => ({ value, file, line })))
    .toSorted(
      (one, other) => dataFiles.indexOf(one.file) - dataFiles.indexOf(other.file) || one.line - other.line,
    )
    .map(({ value, file, line }) => ({
      what: `placeholder “${value}”`,
      file,
      line,
      remedy: 'Put the real value (npm run edit has a form)',
    }));
}

/** The lines that have a value; one that is in no file still has to go. */
function placesOf(value: string): { file: string; line: number }[] {
  const places = dataFiles.flatMap((file) => linesWith(file, `"${value}"`).map((line) => ({ file, line })));
  return places.length > 0 ? places : [{ file: companyFile, line: lineOf(companyFile, `'${value}'`) }];
}

/** Who is shown as a figure of the scale model. */
function portraitFindings({ withoutPhotograph }: PageData): Finding[] {
  return withoutPhotograph.map((key) => ({
    what: `the portrait of ${key} is a placeholder`,
    file: teamFile,
    line: lineOf(teamFile, `"key": "${key}"`),
    remedy: `Put the photograph at site/assets/team/${key}.jpg`,
  }));
}

/**
 * Open tasks of the company: gaps in the data protection papers, contract papers that there are not, earlier texts with
 * stand-ins, and claims that are open or overdue for review (requirement 1.33).
 * @param today `YYYY-MM-DD`
 */
export function companyFindings(today: string, data = currentCompany()): Finding[] {
  const open = data.claims.flatMap((claim) => claim.open ?? []);
  const overdue = data.claims.map(({ reviewBy }) => reviewBy).filter((day) => day < today);
  return [
    ...Object.entries(data.protectionPapers).flatMap(([file, text]) => gapsIn(file, text)),
    ...paperFindings(data.contractPapers),
    ...Object.entries(data.keptTexts).flatMap(([file, text]) => standInsIn(file, text)),
    ...open.map((question) => ({
      what: `a claim is open: ${question}`,
      file: claimsFile,
      line: lineOf(claimsFile, `'${question}'`),
      remedy: 'Have it decided, put its words in order, then remove open',
    })),
    ...[...new Set(overdue)].toSorted().map((day) => ({
      what: `claims were to be reviewed by ${day}`,
      file: claimsFile,
      line: lineOf(claimsFile, `'${day}'`),
      remedy: 'Look whether they are still so, then set asOf and the day',
    })),
  ];
}

/** The papers are documents: what is to be entered stands in them in brackets. */
function gapsIn(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((line, index) =>
    Array.from(line.matchAll(/\[einzutragen: ([^\]]+)\]/g), ([, gap = '']) => ({
      what: `data protection paper lacks “${gap}”`,
      file,
      line: index + 1,
      remedy: 'Enter it, or keep the complete paper elsewhere',
    })),
  );
}

/** Papers that clients are owed and that do not exist yet. */
function paperFindings(contractPapers: Papers): Finding[] {
  const file = 'common/papers.ts';
  const open = (Object.keys(contractPapers) as Paper[]).filter((paper) => contractPapers[paper] === 'open');
  return open.map((paper) => ({
    what: `there is no paper yet: ${paperNames[paper]}`,
    file,
    line: lineOf(file, `${paper}: 'open'`),
    remedy: 'Have it drawn up and released, then set it to ready',
  }));
}

/** Where an earlier version names a stand-in's host (RFC 2606): as a draft, nobody can have agreed to it. */
function standInsIn(file: string, text: string): Finding[] {
  const line = text.split('\n').findIndex((one) => /\.example\b/.test(one)) + 1;
  if (line === 0) return [];
  return [
    {
      what: 'an earlier version has stand-ins in it',
      file,
      line,
      remedy:
        'Decide whether it stays; if nobody agreed to it, remove it from “earlier” in common/legalVersions.json, with its files',
    },
  ];
}

function keysThatAreTrue(flags: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(flags).filter((key) => flags[key]);
}
