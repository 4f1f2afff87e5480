import { describe, expect, it } from 'vitest';
import { localeCodes, type Locale } from '#common/locales.ts';
import { localisedPath, pathTo } from '#common/routes.ts';
import { answersTo, briefPath, needOutcomes } from '#common/valuationNeed.ts';
import { publicConfig } from '#site/config.ts';
import { assertWithinBudget } from '../../budgets.ts';
import { canonicalPages, pageAt, pages } from './site.ts';
import {
  firstSectionWeight,
  fontsWeight,
  htmlWeight,
  islandsWeight,
  preloadedFonts,
  scriptFiles,
  scriptWeight,
  secondSheetWeight,
  stylesWeight,
  toolWeight,
} from './weights.ts';

const hasAnalytics = publicConfig.analyticsContainer !== '';

describe.each(pages)('$file', (page) => {
  const { file, address, document } = page;

  it('has its styles in its head, or those of what is below right behind its first section', () => {
    expect(document.querySelectorAll('style')).toHaveLength(1);
    const linked = document.querySelectorAll('link[rel=stylesheet]');
    const behindFirst = document.querySelectorAll('main > section:has(h1) + link[rel=stylesheet]');
    expect(linked.length).toBeLessThanOrEqual(1);
    expect(linked).toEqual(behindFirst);
    // What paper needs comes last, and is nowhere else left out.
    expect(/@media print\s*\{/.test(document.querySelector('style')?.text ?? '')).toBe(linked.length === 0);
  });

  it('keeps its budget of styles behind its first section', () => {
    assertWithinBudget('secondSheet', file, secondSheetWeight(page));
  });

  it('keeps its budget of what is sent before its first section is there', () => {
    const budget = address === '/' || address === '/en' ? 'homeFirstSection' : 'firstSection';
    assertWithinBudget(budget, file, firstSectionWeight(page));
  });

  it('keeps its budget of HTML with styles', () => {
    assertWithinBudget('html', file, htmlWeight(page));
  });

  it('keeps its budget of styles', () => {
    expect(stylesWeight(page)).toBeGreaterThan(0);
    assertWithinBudget('styles', file, stylesWeight(page));
  });

  it('keeps its budget of fonts', () => {
    expect(preloadedFonts(page)).not.toEqual([]);
    assertWithinBudget('fonts', file, fontsWeight(page));
  });

  it('keeps its budget of JavaScript before any interaction', () => {
    const budget = hasAnalytics ? 'consentScript' : 'script';
    assertWithinBudget(budget, file, scriptWeight(page));
  });
});

/**
 * Two modules with analytics: that of consent is too large to inline, and the hotline's shares code with it.
 */
const mostFiles = hasAnalytics ? 2 : 0;

// A module that two scripts share becomes a file of its own, and takes both out of the page.
it.each(canonicalPages)('$file: scripts are inlined', (page) => {
  const files = scriptFiles(page);
  expect(files.length, files.join(', ')).toBeLessThanOrEqual(mostFiles);
});

const briefs = (locale: Locale) =>
  needOutcomes.map((outcome) => localisedPath(locale, briefPath(answersTo(outcome))));

describe.each(localeCodes)('islands (%s)', (locale) => {
  const contact = pathTo(locale, 'contact');
  // All briefs have the same tool.
  const withTools = [
    pathTo(locale, 'professional'),
    pathTo(locale, 'enquiryLink'),
    ...briefs(locale).slice(0, 1),
  ];

  it('the contact form keeps its budget', () => {
    expect(pageAt(contact).document.querySelectorAll('astro-island')).toHaveLength(1);
    assertWithinBudget('contactForm', contact, islandsWeight(pageAt(contact)));
  });

  it.each(withTools)('the tool of %s keeps its budget', (address) => {
    expect(pageAt(address).document.querySelectorAll('astro-island')).toHaveLength(1);
    assertWithinBudget('tools', address, islandsWeight(pageAt(address)));
  });

  it.each(withTools)('the tool of %s keeps its budget without React', (address) => {
    expect(toolWeight(pageAt(address))).toBeGreaterThan(0);
    assertWithinBudget('toolItself', address, toolWeight(pageAt(address)));
  });
});

it('no page but those of the form and the tools has an island', () => {
  const known = localeCodes.flatMap((locale) => [
    ...(['contact', 'professional', 'enquiryLink'] as const).map((key) => pathTo(locale, key)),
    ...briefs(locale),
  ]);
  // Pages of one view share a sheet, which may name the element.
  const others = pages.filter(
    ({ address, html }) => !known.includes(address) && html.includes('<astro-island'),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

it('every font face is font-display: optional', () => {
  const faces = canonicalPages.flatMap(({ html }) => html.match(/@font-face\s*\{[^}]*\}/g) ?? []);
  const ours = faces.filter((face) => !face.includes('local('));
  expect(ours).not.toEqual([]);
  expect(ours.filter((face) => !/font-display:\s*optional/.test(face))).toEqual([]);
});
