import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { industries, type Industry } from '#site/content/types/institutional.ts';
import type { InstitutionalContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './industries.css';

type Props = { texts: InstitutionalContent['industries']; links: Record<Industry, Link> };

/** For each industry: an enquiry, what to know before it, and a link to more. */
export function IndustriesSection({ texts: { items, ...head }, links }: Props) {
  return (
    <Band tone="page" id="industries" space="close">
      <SectionHeading id="industries-title" size="section" {...head} />
      <div className="industries mt-6 grid md:grid-cols-2 md:gap-6 xl:grid-cols-4">
        {industries.map((industry) => {
          const { title, enquiry, text, more } = items[industry];
          return (
            <div key={industry} className="industry flex flex-col p-4 sm:p-6">
              <h3 className="text-subheading font-semibold">{title}</h3>
              <p className="mt-2 border-s-2 border-blue ps-4 text-heading text-balance text-blue-dark">
                {enquiry}
              </p>
              <p className="mt-3 mb-1 max-w-[60ch] leading-normal">{text}</p>
              <p className="mt-auto">
                <TextLink link={links[industry]}>{more}</TextLink>
              </p>
            </div>
          );
        })}
      </div>
    </Band>
  );
}
