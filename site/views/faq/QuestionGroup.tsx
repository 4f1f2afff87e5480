import { faqGroups, type FaqGroup, type FaqId } from '#site/content/types/faq.ts';
import type { FaqContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { groupId } from './groupId.ts';
import { QuestionPanel } from './QuestionPanel.tsx';

type Props = {
  group: FaqGroup;
  texts: FaqContent;
  more: Record<FaqId, Link>;
};

/** The questions that concern one audience, below its name. */
export function QuestionGroup({ group, texts, more }: Props) {
  return (
    <section aria-labelledby={groupId(group)} className="grid grid-cols-1 gap-4">
      <h2 id={groupId(group)} tabIndex={-1} className="text-heading font-semibold">
        {texts.groups[group]}
      </h2>
      {faqGroups[group].map((id) => (
        <QuestionPanel key={id} id={id} item={texts.items[id]} more={more[id]} />
      ))}
    </section>
  );
}
