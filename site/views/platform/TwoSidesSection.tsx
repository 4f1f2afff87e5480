import { Band } from '#site/components/Band.tsx';
import { caseEvents, type PlatformContent } from '#site/content/types/platform.ts';

type Props = { texts: PlatformContent['twoSides'] };

/** One case as a time line of events, each with what happens on either side. */
export function TwoSidesSection({ texts: { sides, events, ...head } }: Props) {
  return (
    <Band tone="deep" labelledBy="two-sides-title" head={head}>
      <ol className="mt-14">
        {caseEvents.map((event, index) => (
          <li
            key={event}
            className="grid gap-x-10 gap-y-3 border-t border-white/20 py-6 md:grid-cols-[2fr_6fr] xl:gap-x-20"
          >
            <h3 className="text-subheading flex items-baseline gap-3 font-semibold">
              <span aria-hidden="true" className="text-orange-light text-small tabular-nums">
                {String(index + 1).padStart(2, '0')}
              </span>
              {events[event].title}
            </h3>
            <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2 xl:gap-x-20">
              {(['client', 'valuer'] as const).map((side) => (
                <div key={side}>
                  <dt className="text-fine">{sides[side]}</dt>
                  <dd className="max-w-[46ch] text-white">{events[event][side]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Band>
  );
}
