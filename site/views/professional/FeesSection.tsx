import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { ProfessionalContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './fees.css';

type Props = {
  texts: ProfessionalContent['fees'];
  termsLink: Link;
  /** The calculator. */
  children: ReactNode;
};

/** The valuer's fees: the rules as a list, and the fee calculator. */
export function FeesSection({ texts, termsLink, children }: Props) {
  const { ledger, vatNote, terms, ...head } = texts;
  return (
    <Band tone="deep" id="service_fees" labelledBy="fees-title" space="close">
      <div className="fees-columns">
        <div>
          <SectionHeading id="fees-title" size="section" onDeep {...head} />
          <dl className="mt-5 sm:mt-6">
            {ledger.map(({ label, value, text }) => (
              <div key={label} className="fees-rule">
                <dt className="text-subheading font-semibold text-white">{label}</dt>
                <dd className="text-end text-subheading font-bold text-white tabular-nums">{value}</dd>
                <dd className="col-span-full leading-snug sm:leading-normal">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 border-t border-white/25 pt-4 text-small max-sm:leading-snug">{vatNote}</p>
          <p className="mt-2 text-small max-sm:leading-snug">
            {terms.text}{' '}
            <span className="max-lg:block">
              <TextLink link={termsLink} onDeep>
                {terms.link}
              </TextLink>
            </span>
          </p>
        </div>
        <div className="self-start md:sticky md:top-28">{children}</div>
      </div>
    </Band>
  );
}
