import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';
import { stepWindows } from '#site/components/ClientSteps.tsx';
import { Timeline } from '#site/components/Timeline.tsx';
import { clientSteps } from '#site/content/types/clients.ts';
import type { WindowsContent } from '#site/content/types/windows.ts';

type Props = { windows: WindowsContent; locale: Locale };

/** The client's six steps, with labels about as long as real ones. */
export function TimelineSection({ windows, locale }: Props) {
  const text =
    'A step says in two sentences what happens and who acts. The windows of a row start on one line however long the texts are.';
  const { enquiry, offers: offer, contract, documents, inspection, report } = windows;
  const titled = { enquiry, offer, contract, documents, inspection, report };
  const visuals = stepWindows(windows);
  const steps = clientSteps.map((step) => ({ title: titled[step].title, text, window: visuals[step] }));
  return (
    <>
      <Band tone="page" labelledBy="timeline" head={{ title: 'Timeline' }}>
        <div className="mt-14" lang={locale}>
          <Timeline steps={steps} />
        </div>
      </Band>
      <Band tone="deep" labelledBy="timeline-deep" head={{ title: 'Timeline on deep blue' }}>
        <div className="mt-14" lang={locale}>
          <Timeline steps={steps.slice(0, 3)} onDeep />
        </div>
      </Band>
    </>
  );
}
