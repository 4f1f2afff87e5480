import { Hotline } from '#site/components/Hotline.tsx';
import type { HotlineContent } from '#site/content/types/site.ts';

type Props = { id: string; title: string; hotline: HotlineContent };

/** The hotline: hours, number and state. */
export function HotlineCard({ id, title, hotline }: Props) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-window bg-deep p-[clamp(1.5rem,1rem+1.6vw,2.75rem)] text-white forced-colors:border"
    >
      <h2 id={titleId} className="text-heading font-bold text-white">
        {title}
      </h2>
      <p className="mt-3 mb-2 text-small text-white/90">
        {hotline.label}, {hotline.hours}
      </p>
      <Hotline texts={hotline} large />
    </section>
  );
}
