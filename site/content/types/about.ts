import type { TeamGroup, TeamRole } from '#common/company.ts';
import type { PageMeta, Titled } from './shared.ts';

export const companyValues = ['fairness', 'disruptive', 'honesty'] as const;
export type CompanyValue = (typeof companyValues)[number];

export type AboutContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string };
  vision: { kicker: string; title: string; paragraphs: readonly string[] };
  values: { kicker: string; title: string; items: Record<CompanyValue, Titled> };
  story: { kicker: string; title: string; chapters: readonly Titled[]; more: string };
  team: {
    kicker: string;
    title: string;
    lead: string;
    groups: Record<TeamGroup, string>;
    roles: Record<TeamRole, string>;
    /** Precedes a member's name in the portrait's alt text. */
    portraitOf: string;
  };
  jobs: { title: string; text: string; action: string };
};
