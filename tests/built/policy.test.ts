import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { publicConfig } from '#site/config.ts';
import { attribute, pages, type BuiltPage } from './site.ts';

const { analyticsContainer, apiBase, recaptchaSiteKey } = publicConfig;
const own = "'self'";
const matomo = analyticsContainer === '' ? [] : [new URL(analyticsContainer).origin];
const service = apiBase === '' ? [] : [new URL(apiBase).origin];

/** A hash of what is written into a page. */
const hash = /^'sha256-[\w+/]+=*'$/;
/** The hash of what stands between the tags of an element; the parser drops a script's only space. */
function hashOf({ range: [start, end] }: HTMLElement, html: string): string {
  const text = html.slice(start, end).replace(/^<[^>]*>|<\/\w+>$/g, '');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The directives of a page, each a name and its sources. */
function directivesOf({ document }: BuiltPage): string[][] {
  const [meta, ...more] = document.querySelectorAll('meta[http-equiv="content-security-policy" i]');
  expect(more).toEqual([]);
  const directives = attribute(meta ?? null, 'content').split(';');
  return directives.map((directive) => directive.trim().split(/\s+/)).filter(([name]) => name !== '');
}

/** The pages but for the contact page of a site with Google's captcha, which its own tests look at. */
const judged = pages.filter(({ address }) => recaptchaSiteKey === '' || !address.endsWith('/contact'));

describe.each(judged)('$file', (page) => {
  it('allows what it needs and nothing else', () => {
    const linksSheet = page.document.querySelector('link[rel=stylesheet]') !== null;
    const allowed = directivesOf(page).map((words) => words.filter((word) => !hash.test(word)).join(' '));
    expect(allowed.toSorted()).toEqual(
      [
        ["base-uri 'none'"],
        ['connect-src', own, ...service, ...matomo],
        ["default-src 'none'"],
        ['font-src', own],
        ['form-action', own, ...service],
        ['img-src', own, ...matomo],
        ['manifest-src', own],
        // Third-party scripts do not use our Trusted Types policy.
        ...(recaptchaSiteKey === '' && matomo.length === 0
          ? [["require-trusted-types-for 'script'"], ['trusted-types default']]
          : []),
        ['script-src', own, ...matomo],
        ['style-src', ...(linksSheet || matomo.length > 0 ? [own] : [])],
        ['worker-src', own],
      ]
        .map((words) => words.join(' '))
        .toSorted(),
    );
  });

  it('has no style in its body, and each style and script written into it allowed by its hash', () => {
    const hashes = (directive: string) =>
      directivesOf(page)
        .find(([name]) => name === directive)
        ?.filter((word) => hash.test(word)) ?? [];
    const written = (selector: string) =>
      page.document.querySelectorAll(selector).map((element) => hashOf(element, page.html));
    expect(page.document.querySelectorAll('body style')).toEqual([]);
    expect(hashes('style-src').toSorted()).toEqual(written('head style').toSorted());
    const scripts = written('script:not([src], [type="application/ld+json"])');
    expect(scripts.filter((script) => !hashes('script-src').includes(script))).toEqual([]);
  });
});
