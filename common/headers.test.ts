import { describe, expect, it } from 'vitest';
import {
  anyFile,
  closedPolicy,
  documentHeaders,
  headersOfFile,
  pageFile,
  securityHeaders,
} from './headers.ts';

const twoYears = 2 * 365 * 24 * 60 * 60;

describe('the security headers of a page', () => {
  const policy = "default-src 'self'";

  it('have the policy that the build wrote', () => {
    expect(securityHeaders(policy)['Content-Security-Policy']).toBe(policy);
  });

  it('keep browsers on TLS for two years', () => {
    expect(securityHeaders(policy)['Strict-Transport-Security']).toBe(
      `max-age=${twoYears}; includeSubDomains`,
    );
  });

  it('have what browsers read of documents alone', () => {
    expect(securityHeaders(policy)).toMatchObject(documentHeaders);
  });
});

describe('the security headers of a file', () => {
  it.each(['/og/home-de.png', '/favicon.svg', '/icon-192.png', '/apple-touch-icon.png'])(
    'let other sites show %s',
    (path) => {
      expect(headersOfFile(path)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    },
  );

  it.each(['/_astro/form.Ab1.js', '/robots.txt', '/team/og/a.png', '/faviconXsvg', '/_astro/icon-1.js'])(
    'keep %s to our own site',
    (path) => {
      expect(headersOfFile(path)['Cross-Origin-Resource-Policy']).toBe('same-origin');
    },
  );

  it('let a picture that is opened by itself load nothing', () => {
    expect(headersOfFile('/favicon.svg')['Content-Security-Policy']).toBe(closedPolicy);
  });
});

describe('a path', () => {
  it('names a file when it has an ending', () => {
    expect(anyFile.test('/robots.txt')).toBe(true);
    expect(anyFile.test('/faq')).toBe(false);
  });

  it('names a page among the files when it ends in .html', () => {
    expect(pageFile.test('/faq.html')).toBe(true);
    expect(pageFile.test('/faqxhtml')).toBe(false);
    expect(pageFile.test('/faq.html.gz')).toBe(false);
  });
});
