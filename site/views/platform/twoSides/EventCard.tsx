import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { caseActors, type CaseSide } from '#site/content/types/twoSides.ts';
import type { TwoSidesContent } from '#site/content/types/site.ts';
import { CaseFile } from './CaseFile.tsx';
import { SideWindow } from './SideWindow.tsx';
import './event-card.css';

type Event = TwoSidesContent['events'][number];

type Props = {
  event: Event;
  index: number;
  texts: TwoSidesContent;
  /** When it happens, for machines. */
  time: string;
};

/** Who acts comes first, as one tells it; where both act, the client. */
const sidesOf = (actor: CaseSide | 'both'): readonly [CaseSide, CaseSide] =>
  actor === 'valuer' ? ['valuer', 'client'] : ['client', 'valuer'];

/** One event: what it is called, its day, and what each side sees and does. */
export function EventCard({ event: { key, title, day, sides }, index, texts, time }: Props) {
  const actor = caseActors[key];
  const [sender] = sidesOf(actor);
  return (
    <div data-by={actor} className="case-event">
      <div className="case-event-head">
        <h3 tabIndex={-1} className="text-heading font-bold text-balance">
          {title}
        </h3>
        <p className="text-small text-ink">
          <time dateTime={time}>{day}</time>
          <span aria-hidden="true" className="no-print ms-3 tabular-nums lg:hidden">
            {index + 1}/{texts.events.length}
          </span>
          {/* On the stage what the lead says has scrolled away. */}
          <span aria-hidden="true" className="ms-2 max-lg:hidden">
            <SampleMark>{texts.sample}</SampleMark>
          </span>
        </p>
        {/* From the acting side to the other; at both ends where both act. */}
        <span
          aria-hidden="true"
          className={clsx('case-arrow no-print', actor === 'valuer' && 'case-arrow-back')}
        >
          {actor === 'both' && <ArrowRight className="order-first -me-3 size-6 rotate-180" />}
          <ArrowRight className="size-6" />
        </span>
        <CaseFile sheets={index + 1} />
      </div>
      {sidesOf(actor).map((side) => (
        <div
          key={side}
          data-side={side}
          className={side === sender ? 'case-side' : 'case-side case-receives'}
        >
          <SideWindow
            event={key}
            owner={texts.sides[side]}
            fragment={sides[side]}
            isRepeated={side !== sender && sides[side].shared === true}
            parties={texts.parties}
          />
          <p className="case-sentence">
            <b className="font-semibold">{texts.actors[side]}</b> {sides[side].text}
          </p>
        </div>
      ))}
    </div>
  );
}
