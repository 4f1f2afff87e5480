import { Band } from '#site/components/Band.tsx';
import type { InstitutionalContent } from '#site/content/types/institutional.ts';

type Props = { texts: InstitutionalContent['independence'] };

/** Why our fee gives us no interest in the value: three reasons, side by side. */
export function IndependenceSection({ texts: { points, ...head } }: Props) {
  return (
    <Band tone="deep" labelledBy="independence-title" head={head}>
      <dl className="mt-14 grid gap-x-12 gap-y-10 lg:grid-cols-3 xl:gap-x-20">
        {points.map(({ title, text }) => (
          <div key={title} className="reveal border-t border-white/20 pt-6">
            <dt className="text-heading font-semibold text-white">{title}</dt>
            <dd className="mt-3 max-w-[52ch] [&:lang(de)]:hyphens-auto">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
