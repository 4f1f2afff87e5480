import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import { caseEvents, caseSides, type TwoSidesContent } from '#site/content/types/twoSides.ts';
import { FragmentWindow } from '../platform/FragmentWindow.tsx';

type Props = { texts: TwoSidesContent; locale: Locale };

/** The small pieces of the platform that stand beside a case's events: every kind of part and line. */
export function FragmentsSection({ texts: { sample, events }, locale }: Props) {
  return (
    <Band tone="white" labelledBy="fragments" head={{ title: 'Fragments' }}>
      <div className="mt-14 grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-4" lang={locale}>
        {caseEvents.flatMap((event) =>
          caseSides.map((side) => (
            <FragmentWindow key={`${event} ${side}`} texts={events[event][side].shows} sample={sample} />
          )),
        )}
      </div>
    </Band>
  );
}
