import { parse } from 'node-html-parser';

/** The policy in a page's `<meta>`. */
export function policyOfPage(html: string): string | undefined {
  return parse(html).querySelector('meta[http-equiv="content-security-policy" i]')?.getAttribute('content');
}

/**
 * One policy that allows what any of the pages needs, plus `frame-ancestors`, which a `<meta>` cannot set.
 * A page's own `<meta>` still narrows it, since browsers enforce both.
 */
export function policyForAll(policies: readonly string[]): string {
  const directives = [...policies, "frame-ancestors 'none'"]
    .flatMap((policy) => policy.split(';').map((directive) => directive.trim().split(/\s+/)))
    .filter(([name]) => name !== '');
  return Array.from(
    Map.groupBy(directives, ([name]) => name),
    ([name, alike]) => {
      const sources = new Set(alike.flatMap((directive) => directive.slice(1)));
      // Browsers reject 'none' beside another source.
      if (sources.size > 1) sources.delete("'none'");
      return [name, ...sources].join(' ');
    },
  ).join('; ');
}
