import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import { Disclosure } from '#site/components/Disclosure.tsx';
import type { ProfessionalContent } from '#site/content/types/professional.ts';
import { WideHead } from './WideHead.tsx';

type Props = {
  texts: ProfessionalContent['referral'];
  /** The builder. */
  children: ReactNode;
};

/** The personal enquiry link: what it does, and the builder that makes a button of it. */
export function ReferralSection({ texts: { points, ...head }, children }: Props) {
  return (
    <Band
      tone="white"
      id="referral_programme"
      labelledBy="referral-title"
      className="!pt-7 !pb-5 sm:!py-9 lg:!py-16"
    >
      <WideHead id="referral-title" {...head} />
      <div className="mt-5 lg:mt-6">{children}</div>
      <div className="mt-3 grid items-start gap-x-10 md:mt-5 md:grid-cols-2 xl:gap-x-16">
        {points.map(({ title, text }) => (
          <Disclosure key={title} title={title}>
            <p>{text}</p>
          </Disclosure>
        ))}
      </div>
    </Band>
  );
}
