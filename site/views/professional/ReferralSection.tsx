import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
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

      className="!py-9 lg:!py-16"
    >
      <WideHead id="referral-title" {...head} />
      <div className="mt-6">{children}</div>
      <dl className="mt-7 grid gap-x-10 gap-y-4 md:grid-cols-2 xl:gap-x-16">
        {points.map(({ title, text }) => (
          <div key={title} className="border-blue-dark border-t-2 pt-3">
            <dt className="text-subheading text-ink font-semibold">{title}</dt>
            <dd className="text-ink mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
