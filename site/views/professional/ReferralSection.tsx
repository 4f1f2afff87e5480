import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { Split } from '#site/components/Split.tsx';
import type { ProfessionalContent } from '#site/content/types/professional.ts';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ReferralLinkWindow } from '#site/windows/ReferralLinkWindow.tsx';

type Props = { texts: ProfessionalContent['referral']; window: WindowsContent['referralLink'] };

/** The personal enquiry link on a valuer's own pages. */
export function ReferralSection({ texts: { points, ...head }, window }: Props) {
  return (
    <Band tone="white" id="referral_programme" labelledBy="referral-title">
      <Split flip visual={<ReferralLinkWindow texts={window} />}>
        <SectionHeading id="referral-title" {...head} />
        <dl className="mt-10 grid gap-6">
          {points.map(({ title, text }) => (
            <div key={title} className="border-line border-s-2 ps-5">
              <dt className="text-subheading text-ink font-semibold">{title}</dt>
              <dd className="mt-1 max-w-[52ch]">{text}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Band>
  );
}
