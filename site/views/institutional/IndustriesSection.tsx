import { Kicker } from '#site/components/Kicker.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { industries, type Industry } from '#site/content/types/institutional.ts';
import type { InstitutionalContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: InstitutionalContent['industries']; links: Record<Industry, Link> };

/** Who commissions valuations: a card for each industry, with its occasions, what to settle first, and where to read on. */
export function IndustriesSection({ texts: { kicker, title, items }, links }: Props) {
  return (
    <section
      id="industries"
      tabIndex={-1}
      aria-labelledby="industries-title"
      className="bg-page py-12 md:py-16"
    >
      <div className="mx-auto max-w-page gutter">
        <Kicker>{kicker}</Kicker>
        <h2 id="industries-title" className="text-title font-bold">
          {title}
        </h2>
        <div className="mt-6 grid gap-4 md:mt-8 md:grid-cols-2 md:gap-6">
          {industries.map((industry) => {
            const { title, occasion, pitfall, more } = items[industry];
            return (
              <div
                key={industry}
                className="flex flex-col rounded-panel bg-white p-5 shadow-card sm:p-6 lg:p-8"
              >
                <h3 className="text-heading font-semibold">{title}</h3>
                <p className="mt-1 text-ink">{occasion}</p>
                <div className="mt-5 mb-4 border-s-2 border-blue ps-4">
                  <h4 className="font-semibold text-ink">{pitfall.title}</h4>
                  <p className="mt-1 max-w-[60ch] leading-normal">{pitfall.text}</p>
                </div>
                <p className="mt-auto">
                  <TextLink link={links[industry]}>{more}</TextLink>
                </p>
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
