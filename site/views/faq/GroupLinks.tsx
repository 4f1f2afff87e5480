import { faqGroupKeys, type FaqContent } from '#site/content/types/faq.ts';
import { groupId } from './groupId.ts';

/** Links to the groups of questions, for those who know which one is theirs. */
export function GroupLinks({ names }: { names: FaqContent['groups'] }) {
  return (
    <nav aria-label={names.label}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {faqGroupKeys.map((group) => (
          <li key={group}>
            <a
              href={`#${groupId(group)}`}
              className="text-blue hover:text-blue-dark inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {names[group]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
