import { Band } from '#site/components/Band.tsx';
import { Timeline } from '#site/components/Timeline.tsx';
import { valuerSteps, type ProfessionalContent } from '#site/content/types/professional.ts';
import { LinkWindow, ProfileWindow, VerificationWindow, WelcomeWindow } from '#site/windows/StepWindows.tsx';

type Props = {
  texts: ProfessionalContent['steps'];
  /** The personal enquiry link as the last window shows it. */
  linkAddress: string;
};

/** The four steps from registration to enquiries through the valuer's own link. */
export function StepsSection({ texts: { items, windows, ...head }, linkAddress }: Props) {
  const stepWindows = {
    register: <ProfileWindow texts={windows.register} />,
    verification: <VerificationWindow texts={windows.verification} />,
    welcome: <WelcomeWindow texts={windows.welcome} />,
    link: <LinkWindow texts={windows.link} address={linkAddress} />,
  };
  return (
    <Band tone="page" id="how_to_start" labelledBy="steps-title" head={head}>
      <div className="mt-14">
        <Timeline steps={valuerSteps.map((step) => ({ ...items[step], window: stepWindows[step] }))} />
      </div>
    </Band>
  );
}
