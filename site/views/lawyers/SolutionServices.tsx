import { Points } from '#site/components/Points.tsx';
import { matterKeys } from '#site/content/types/lawyers.ts';
import type { LawyersContent } from '#site/content/types/site.ts';

type Props = { services: LawyersContent['solution']['services'] };

/** What the platform does for lawyers and administrators, case by case. */
export function SolutionServices({ services }: Props) {
  return <Points items={matterKeys.map((key) => services[key])} layout="three" leading />;
}
