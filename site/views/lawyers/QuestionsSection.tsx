import type { ReactNode } from 'react';
import { Disclosure } from '#site/components/Disclosure.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { clientFeatures, clientSteps } from '#site/content/types/clients.ts';
import type { Titled } from '#site/content/types/shared.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

type Props = { content: SiteContent; links: Links };

/** Benefits and steps, professional secrecy, and special situations. */
export function QuestionsSection({
  content: { clients, institutional, lawyers, sampleReport },
  links,
}: Props) {
  const { features, steps, secrecy, questions } = lawyers;
  const benefits = clientFeatures.map((key) => ({ ...clients.features[key], text: features.texts[key] }));
  const sixSteps = clientSteps.map((key, index) => ({
    title: `${index + 1}. ${clients.steps[key]}`,
    text: steps.texts[key],
  }));
  return (
    <div className="bg-page py-7 md:py-20">
      <div className="page-width grid gap-x-16 gap-y-7 md:grid-cols-2 md:gap-y-4 xl:gap-x-28 print:block">
        <Part id="core_benefits" title={features.title} list={<ul>{benefits.map(point)}</ul>}>
          <TextLink link={links.to('institutional', 'pricing')}>{institutional.pricing.title}</TextLink>
        </Part>
        <Part
          id="how_to_start"
          title={steps.title}
          list={<ol className="max-sm:[&_p]:hidden">{sixSteps.map(point)}</ol>}
        >
          <TextLink link={links.to('institutional', 'how_to_start')}>{steps.more}</TextLink>
          <TextLink link={links.to('sampleReport')}>{sampleReport.view}</TextLink>
        </Part>
        <Part id="professional_secrecy" title={secrecy.title} list={secrecy.points.map(answer)}>
          <TextLink link={links.to('trust', 'contract_papers')}>{secrecy.papersLink}</TextLink>
        </Part>
        <Part id="special_situations" title={questions.title} list={questions.items.map(answer)} />
      </div>
    </div>
  );
}

/** A benefit or a step. Below sm a step is its title only; the linked case has the details. */
const point = ({ title, text }: Titled) => (
  <li
    key={title}
    className="grid gap-x-6 border-line py-1 sm:py-3.5 not-last:sm:border-b xl:grid-cols-[14rem_minmax(0,1fr)]"
  >
    <h3 className="text-subheading font-semibold">{title}</h3>
    <p className="leading-snug text-ink">{text}</p>
  </li>
);

/** A collapsed point. */
const answer = ({ title, text }: Titled) => (
  <Disclosure key={title} title={title}>
    <p className="max-w-[62ch]">{text}</p>
  </Disclosure>
);

type PartProps = {
  id: string;
  title: string;
  list: ReactNode;
  children?: ReactNode;
};

/** Heading, points and, as children, links; subgrid aligns each with the neighbour's. */
function Part({ id, title, list, children }: PartProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid gap-y-3 md:row-span-3 md:grid-rows-subgrid md:gap-y-4 md:nth-[n+3]:pt-12 print:mb-10 print:block"
    >
      <div className="border-b border-line pb-3 md:pb-4 print:mb-4">
        <SectionHeading id={`${id}-title`} size="section" title={title} />
      </div>
      <div className="-mt-3 md:-mt-4">{list}</div>
      <div className="flex flex-wrap gap-x-8">{children}</div>
    </section>
  );
}
