import { Disclosure } from '#site/components/Disclosure.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import type { InstitutionalContent } from '#site/content/types/institutional.ts';

type Props = { texts: InstitutionalContent['independence'] };

/** Why our fee gives us no interest in the value: three reasons to open in a low band. */
export function IndependenceSection({ texts: { points, lead, title, kicker = '' } }: Props) {
  return (
    <section
      aria-labelledby="independence-title"
      className="bg-deep py-10 text-white/85 md:py-12 [&_:is(h2,h3)]:text-white"
    >
      <div className="max-w-page gutter mx-auto">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_9fr] xl:gap-x-16">
          <div className="lg:sticky lg:top-28 lg:self-start">
            <Kicker onDeep>{kicker}</Kicker>
            <h2 id="independence-title" className="text-heading font-bold xl:text-[2rem]">
              {title}
            </h2>
            <p className="mt-3 max-w-[52ch] leading-normal">{lead}</p>
          </div>
          <div className="self-start border-t border-white/25 lg:mt-3">
            {points.map(({ title, text }) => (
              <Disclosure key={title} title={title} onDeep>
                <p className="max-w-[64ch] leading-normal [&:lang(de)]:hyphens-auto">{text}</p>
              </Disclosure>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
