import { describe, expect, it } from 'vitest';
import { activeTab, localisedPath, pathTo, versionPath } from './routes.ts';

describe('the tab shown as active', () => {
  it('is the page’s own', () => {
    expect(activeTab('institutional')).toBe('institutional');
  });

  it('is that of the page above, for a page below a tab', () => {
    expect(activeTab('enquiryLink')).toBe('professional');
  });

  it('is home on the home page only', () => {
    expect(activeTab('home')).toBe('home');
    expect(activeTab('imprint')).toBeUndefined();
  });
});

describe('an address in a language', () => {
  it('has no prefix in German', () => {
    expect(pathTo('de', 'faq')).toBe('/faq');
  });

  it('ends in its section', () => {
    expect(pathTo('en', 'institutional', 'pricing')).toBe('/en/institutional/pricing');
  });

  it('has no trailing slash, not even that of the home page', () => {
    expect(localisedPath('en', '/')).toBe('/en');
    expect(localisedPath('de', '/')).toBe('/');
  });
});

it('a version of a legal text stays at an address below the text', () => {
  expect(versionPath('terms', '1')).toBe('/terms_and_conditions/version_1');
});
