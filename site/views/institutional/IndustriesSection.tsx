import { Band } from '#site/components/Band.tsx';
import { RadioTabs } from '#site/components/RadioTabs.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { industries, type Industry } from '#site/content/types/institutional.ts';
import type { InstitutionalContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './industries.css';

type Props = { texts: InstitutionalContent['industries']; links: Record<Industry, Link> };

/**
 * For each industry: an enquiry, what to know before it, and a link to more. On a phone one of them at a time, switched by
 * tabs (radio buttons); without `:has()` and in print the tabs are hidden and all industries are listed.
 */
export function IndustriesSection({ texts: { items, ...head }, links }: Props) {
  return (
    <Band tone="page" id="industries" space="close">
      <SectionHeading id="industries-title" size="section" {...head} />
      <div className="industries">
        <RadioTabs
          name="industry"
          legend={head.kicker}
          tabs={industries.map((key) => ({ key, label: items[key].title }))}
          className="industry-tabs"
          tabClassName="industry-tab"
        />
        {industries.map((industry) => {
          const { title, enquiry, text, more } = items[industry];
          return (
            <div key={industry} id={`industry-page-${industry}`} className="industry">
              <h3 className="text-subheading font-semibold">{title}</h3>
              <p className="industry-enquiry">{enquiry}</p>
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
