import { Kicker } from '#site/components/Kicker.tsx';
import type { InstitutionalContent } from '#site/content/types/institutional.ts';

type Props = { texts: InstitutionalContent['independence'] };

/** Why our fee gives us no interest in the value: three reasons in a low band. */
export function IndependenceSection({ texts: { points, lead, title, kicker = '' } }: Props) {
  return (
    <section
      aria-labelledby="independence-title"
      className="bg-deep py-10 text-white/85 md:py-14 [&_h2]:text-white"
    >
      <div className="max-w-page gutter mx-auto">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_9fr] xl:gap-x-16">
          <div>
            <Kicker onDeep>{kicker}</Kicker>
            <h2 id="independence-title" className="text-heading font-bold xl:text-[2rem]">
              {title}
            </h2>
            <p className="mt-3 max-w-[52ch] leading-normal">{lead}</p>
          </div>
          <dl className="grid content-start gap-x-10 gap-y-6 lg:grid-cols-3">
            {points.map(({ title, text }) => (
              <div key={title} className="border-t border-white/25 pt-3">
                <dt className="text-subheading font-semibold text-white">{title}</dt>
                <dd className="mt-1.5 max-w-[52ch] leading-normal [&:lang(de)]:hyphens-auto">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
