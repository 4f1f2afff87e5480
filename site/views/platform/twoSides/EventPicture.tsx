import type { ReactNode } from 'react';
import { Lines } from '#site/components/product/Lines.tsx';
import { Signature } from '#site/components/product/Signature.tsx';
import type { CaseEvent, Fragment } from '#site/content/types/twoSides.ts';
import { Cover } from './pictures/Cover.tsx';
import { FloorPlan } from './pictures/FloorPlan.tsx';
import { Offers } from './pictures/Offers.tsx';
import { Papers } from './pictures/Papers.tsx';
import { Parcel } from './pictures/Parcel.tsx';
import { Sheet } from './pictures/Sheet.tsx';
import './pictures/ground.css';

type Parties = { client: string; valuer: string };
type Props = {
  event: CaseEvent;
  fragment: Fragment;
  parties: Parties;
  /** Whether nothing follows in the window. */
  whole: boolean;
};

/** Events whose picture has the window's lines in it. */
const withLines: readonly CaseEvent[] = ['offer', 'choice', 'contract', 'report'];

/** Whether an event's picture shows the window's lines itself. */
export const holdsTheLines = (event: CaseEvent): boolean => withLines.includes(event);

/** What is to be seen of each event: parcel, offers, contract, documents, plan, report. */
const pictures: Record<CaseEvent, (fragment: Fragment, parties: Parties) => ReactNode> = {
  enquiry: () => <Parcel />,
  offer: ({ lines = [] }) => (
    <Sheet>
      <Lines items={lines} />
    </Sheet>
  ),
  choice: ({ lines = [], pressed }) =>
    pressed === undefined ? (
      <Offers items={lines} />
    ) : (
      <Sheet>
        <Lines items={lines} />
      </Sheet>
    ),
  contract: ({ lines = [] }, { client, valuer }) => (
    <Sheet>
      <Lines items={lines} />
      <div className="case-signatures">
        <Signature hand={0} name={client} />
        <div className="case-signs-after">
          <Signature hand={1} name={valuer} />
        </div>
      </div>
    </Sheet>
  ),
  documents: () => <Papers />,
  inspection: () => <FloorPlan />,
  report: ({ lines = [] }) => <Cover items={lines} />,
};

/** The picture of an event in one side's window, on a tinted ground. */
export function EventPicture({ event, fragment, parties, whole }: Props) {
  return (
    <div className={`case-picture case-picture-${event} ${whole ? 'case-picture-whole' : ''}`}>
      {pictures[event](fragment, parties)}
    </div>
  );
}
