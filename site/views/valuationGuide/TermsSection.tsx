import type { ReactNode } from 'react';
import { Bullets } from '#site/components/Bullets.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { ValuationGuideContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = Pick<ValuationGuideContent, 'qualification' | 'costs'> & {
  links: { qualification: Link; costs: Link };
};

/** What one may ask of a valuer, and what the fee depends on. */
export function TermsSection({ qualification, costs, links }: Props) {
  return (
    <div className="mt-10 grid gap-x-12 gap-y-8 md:mt-14 md:grid-cols-2 xl:gap-x-20">
      <Part
        id="qualification"
        title={qualification.title}
        link={links.qualification}
        label={qualification.link}
      >
        <Bullets items={qualification.items} />
      </Part>
      <Part id="costs" title={costs.title} link={links.costs} label={costs.link}>
        <p className="max-w-[52ch] text-ink">{costs.text}</p>
      </Part>
    </div>
  );
}

type PartProps = { id: string; title: string; link: Link; label: string; children: ReactNode };

function Part({ id, title, link, label, children }: PartProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="border-t-2 border-blue pt-4 md:pt-6"
    >
      <h3 id={`${id}-title`} className="mb-4 text-heading font-semibold">
        {title}
      </h3>
      {children}
      <p className="mt-3">
        <TextLink link={link}>{label}</TextLink>
      </p>
    </section>
  );
}
