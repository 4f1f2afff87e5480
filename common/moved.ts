/**
 * Unprefixed addresses that a page or section had before, and where it is now; in every language. Each was published,
 * so it redirects for ever (`tests/published.txt` lists all that were).
 */
export const moved: Readonly<Record<string, string>> = {
  // The register of claims was published there for a day; what proves a claim is the team's.
  '/trust/figures': '/trust',
};
