import { matterKeys } from '#site/content/types/lawyers.ts';
import type { LawyersContent } from '#site/content/types/site.ts';

type Props = { services: LawyersContent['solution']['services'] };

/** What the platform does for lawyers and administrators, case by case. */
export function SolutionServices({ services }: Props) {
  return (
    <ul className="mt-6 grid gap-x-10 gap-y-6 md:mt-8 md:grid-cols-3">
      {matterKeys.map((key) => (
        <li key={key} className="border-t-2 border-blue pt-3">
          <h3 className="text-subheading font-semibold">{services[key].title}</h3>
          <p className="mt-2 max-w-[56ch] leading-normal text-ink">{services[key].text}</p>
        </li>
      ))}
    </ul>
  );
}
