import type { ReactNode } from 'react';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { AudienceContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { id: string; texts: AudienceContent; more: Link; children: ReactNode };

/** What the platform does for one side, and the way in: a half of the window. */
export function Half({ id, texts: { kicker, title, features, link }, more, children }: Props) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="on-blue grid content-start gap-y-6 px-gutter py-12 text-white first:bg-blue-dark last:bg-blue md:row-span-3 md:grid-rows-subgrid md:py-16 md:first:ps-half-page md:last:pe-half-page [&_h2]:text-white"
    >
      <SectionHeading id={`${id}-title`} kicker={kicker} title={title} onDeep size="section" />
      <ul className="grid content-start gap-x-8 gap-y-3 font-semibold sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="border-t border-white/35 pt-3">
            {feature}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        {children}
        <TextLink link={more} onDeep>
          {link}
        </TextLink>
      </div>
    </section>
  );
}
