import { parse } from 'node-html-parser';

/** A content security policy taken apart: sources by directive. */
type Policy = Map<string, Set<string>>;

function parsePolicy(policy: string): Policy {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== '');
  return new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
}

/** The policy in a page's `<meta>`. */
export function policyOfPage(html: string): string | undefined {
  return parse(html).querySelector('meta[http-equiv="content-security-policy" i]')?.getAttribute('content');
}

/**
 * One policy that allows what any of the pages needs, plus `frame-ancestors`, which a `<meta>` cannot set.
 * A page's own `<meta>` still narrows it, since browsers enforce both.
 */
export function policyForAll(policies: Iterable<string>): string {
  const all: Policy = new Map();
  for (const policy of new Set(policies))
    for (const [name, sources] of parsePolicy(policy)) {
      const known = all.get(name) ?? new Set();
      all.set(name, known.union(sources));
    }
  all.set('frame-ancestors', new Set(["'none'"]));
  return [...all].map(([name, sources]) => [name, ...withoutNone(sources)].join(' ')).join('; ');
}

/** `'none'` beside another source is an error. */
function withoutNone(sources: Set<string>): string[] {
  return [...sources].filter((source) => source !== "'none'" || sources.size === 1);
}
