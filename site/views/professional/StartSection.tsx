import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { valuerSteps } from '#site/content/types/professional.ts';
import type { ProfessionalContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { Tick } from './Tick.tsx';
import './start.css';

type Props = {
  texts: Pick<ProfessionalContent, 'steps' | 'referral'>;
  action: ReactNode;
  /** Link to the link builder's page. */
  builder: Link;
};

/** The four steps along a dimension line, and the referral programme's enquiry link. */
export function StartSection({ texts: { steps, referral }, action, builder }: Props) {
  const { items, ...head } = steps;
  return (
    <Band tone="page" id="how_to_start" labelledBy="steps-title" space="close">
      <div className="start-columns">
        <div>
          <SectionHeading id="steps-title" size="section" {...head} />
          <p className="start-action no-print">{action}</p>
        </div>
        <ol aria-labelledby="steps-title" className="start-steps relative">
          {valuerSteps.map((step, index) => (
            <li key={step} className="start-step">
              <Tick className="-start-0.5 -top-2.5" />
              <Tick className="-start-0.5 -bottom-2.5" />
              <h3 className="text-subheading font-bold">
                <span aria-hidden="true" className="text-blue">
                  {index + 1}{' '}
                </span>
                {items[step].title}
              </h3>
              <p className="leading-normal text-ink">{items[step].text}</p>
            </li>
          ))}
        </ol>
        <section
          id="referral_programme"
          aria-labelledby="referral-title"
          className="border-t border-line pt-6"
        >
          <h2 id="referral-title" className="start-referral-title font-bold">
            {referral.title}
          </h2>
          <p className="mt-1 text-ink">{referral.text}</p>
          <TextLink link={builder}>{referral.link}</TextLink>
        </section>
      </div>
    </Band>
  );
}
