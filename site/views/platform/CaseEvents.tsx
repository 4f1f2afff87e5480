import { ArrowRight } from 'lucide-react';
import { caseActors, caseEvents, caseSides } from '#site/content/types/twoSides.ts';
import type { TwoSidesContent } from '#site/content/types/site.ts';
import { FragmentWindow } from './FragmentWindow.tsx';

type Props = { texts: TwoSidesContent };

/** The events of the case, each with its day in the middle and what either side does and sees beside it. */
export function CaseEvents({ texts: { events } }: Props) {
  return (
    <ol>
      {caseEvents.map((event) => {
        const { title, when, ...content } = events[event];
        const actor = caseActors[event];
        return (
          <li key={event} className="sides-event" data-by={actor}>
            <div className="sides-moment">
              <h3 className="text-subheading leading-tight font-semibold">{title}</h3>
              {/* Times of samples are local. */}
              <time dateTime={when.iso.replace('Z', '')} className="text-fine">
                {when.day}
              </time>
            </div>
            {caseSides.map((side) => (
              <div key={side} className="sides-side" data-side={side}>
                <p className="sides-text leading-snug text-ink">{content[side].text}</p>
                <FragmentWindow texts={content[side].shows} />
              </div>
            ))}
            {actor === 'both' ? null : (
              <span aria-hidden="true" className="sides-dot">
                <ArrowRight className="size-3.5" />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
