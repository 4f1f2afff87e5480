import { Fields } from '#site/components/product/Fields.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import { MockButton } from '#site/components/product/MockButton.tsx';
import type { CaseStageContent } from '#site/content/types/site.ts';
import { Columns } from './Columns.tsx';
import { SitePlan } from './SitePlan.tsx';

type Props = { texts: CaseStageContent };

/** The enquiry as the client has filled it in, beside the plan of the site. */
export function EnquiryStep({ texts: { enquiry } }: Props) {
  const { kind } = enquiry;
  return (
    <Columns aside={<SitePlan />}>
      <div className="flex flex-col gap-4">
        <Fields items={enquiry.fields} boxed />
        <div>
          <p className="mb-1.5 text-fine">{kind.label}</p>
          <Lines
            items={[
              { label: kind.short, state: 'unchosen' },
              { label: kind.full, state: 'chosen' },
            ]}
          />
        </div>
        <p className="mt-auto @max-md/window:hidden">
          <MockButton>{enquiry.send}</MockButton>
        </p>
      </div>
    </Columns>
  );
}
