import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { Split } from '#site/components/Split.tsx';
import type { LawyersContent } from '#site/content/types/lawyers.ts';

type Props = {
  texts: LawyersContent['createEnquiry'];
  promises: readonly string[];
  visual: ReactNode;
  children: ReactNode;
};

/** The page's first call to action: an enquiry half written, and the promise that it commits the client to nothing. */
export function EnquirySection({ texts, promises, visual, children }: Props) {
  return (
    <Band tone="page" id="create_enquiry" labelledBy="enquiry-title">
      <Split visual={visual} flip>
        <SectionHeading id="enquiry-title" {...texts} />
        <ul className="mt-8 grid gap-3">
          {promises.map((promise) => (
            <li key={promise} className="text-ink flex items-start gap-3">
              <span aria-hidden="true" className="bg-orange mt-2.5 size-2 shrink-0 rounded-xs" />
              {promise}
            </li>
          ))}
        </ul>
        <div className="mt-10">{children}</div>
      </Split>
    </Band>
  );
}
