import type { ReactNode } from 'react';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { AudienceContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { id: string; texts: AudienceContent; more: Link; children: ReactNode };

/** Half of the closing band: one side's features and registration. */
export function Half({ id, texts: { kicker, title, features, link }, more, children }: Props) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid content-start gap-y-6 px-gutter pt-9 pb-8 md:row-span-3 md:grid-rows-subgrid md:pt-16 md:pb-14 md:first:ps-half-page md:first:pe-28 md:last:ps-28 md:last:pe-half-page"
    >
      <SectionHeading id={`${id}-title`} kicker={kicker} title={title} onDeep size="section" />
      <ul className="font-semibold text-white">
        {features.map((feature) => (
          <li key={feature} className="border-t border-white/25 py-2.5">
            {feature}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 md:grid md:justify-items-start">
        {children}
        <TextLink link={more} onDeep>
          {link}
        </TextLink>
      </div>
    </section>
  );
}
