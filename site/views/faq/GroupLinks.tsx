import { PageLinks } from '#site/components/PageLinks.tsx';
import { faqGroupKeys } from '#site/content/types/faq.ts';
import type { FaqContent } from '#site/content/types/site.ts';
import { groupId } from './groupId.ts';

/** Links to the groups of questions, for those who know which one is theirs. */
export function GroupLinks({ names }: { names: FaqContent['groups'] }) {
  return (
    <nav aria-label={names.label}>
      <PageLinks
        columns="sm:grid-cols-2"
        entries={faqGroupKeys.map((group) => ({ label: names[group], href: `#${groupId(group)}` }))}
      />
    </nav>
  );
}
