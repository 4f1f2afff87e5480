import { Band } from '#site/components/Band.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { ProfessionalContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { WideHead } from './WideHead.tsx';

type Props = {
  texts: ProfessionalContent['referral'];
  /** The page with the builder. */
  builder: Link;
};

/** The personal enquiry link, and the way to the builder that makes a button of it. */
export function ReferralSection({ texts: { title, text, link }, builder }: Props) {
  return (
    <Band tone="white" id="referral_programme" labelledBy="referral-title" space="close">
      <WideHead id="referral-title" title={title}>
        <p className="text-lead">{text}</p>
        <p className="mt-2">
          <TextLink link={builder}>{link}</TextLink>
        </p>
      </WideHead>
    </Band>
  );
}
