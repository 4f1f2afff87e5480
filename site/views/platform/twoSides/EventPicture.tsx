import { clsx } from 'clsx';
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

type Picture = {
  draw: (fragment: Fragment, parties: Parties) => ReactNode;
  /** Whether the window's lines are in it. */
  holdsTheLines?: true;
};

/** What is to be seen of each event: parcel, offers, contract, documents, plan, report. */
const pictures: Record<CaseEvent, Picture> = {
  enquiry: { draw: () => <Parcel /> },
  offer: {
    holdsTheLines: true,
    draw: ({ lines = [] }) => (
      <Sheet>
        <Lines items={lines} />
      </Sheet>
    ),
  },
  choice: {
    holdsTheLines: true,
    draw: ({ lines = [], pressed }) =>
      pressed === undefined ? (
        <Offers items={lines} />
      ) : (
        <Sheet>
          <Lines items={lines} />
        </Sheet>
      ),
  },
  contract: {
    holdsTheLines: true,
    draw: ({ lines = [] }, { client, valuer }) => (
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
  },
  documents: { draw: () => <Papers /> },
  inspection: { draw: () => <FloorPlan /> },
  report: { holdsTheLines: true, draw: ({ lines = [] }) => <Cover items={lines} /> },
};

/** Whether an event's picture shows the window's lines itself. */
export const holdsTheLines = (event: CaseEvent): boolean => pictures[event].holdsTheLines ?? false;

/** The picture of an event in one side's window, on a tinted ground. */
export function EventPicture({ event, fragment, parties, whole }: Props) {
  return (
    <div className={clsx(`case-picture case-picture-${event}`, whole && 'case-picture-whole')}>
      {pictures[event].draw(fragment, parties)}
    </div>
  );
}
