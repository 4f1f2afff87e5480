import { Phone } from 'lucide-react';
import { contacts } from '#common/company.ts';
import { hotlineIconId } from '#common/ids.ts';
import type { HotlineContent } from '#site/content/types/site.ts';
import { HotlineState } from '../Hotline.tsx';
import '../hotline.css';

/** The hotline in the menu bar: an icon with a tooltip (number and state) on hover and focus. */
export function HotlineIcon({ texts }: { texts: HotlineContent }) {
  return (
    <a
      id={hotlineIconId}
      href={`tel:${contacts.hotline.tel}`}
      className="hotline-icon relative flex size-11 items-center justify-center max-lg:hidden"
    >
      <Phone aria-hidden="true" className="size-5" />
      <span className="hotline-tip absolute end-0 top-full">
        <span className="sr-only">{`${texts.label}: `}</span>
        <span className="block text-subheading font-semibold text-ink">{contacts.hotline.display}</span>{' '}
        <HotlineState texts={texts} />
      </span>
    </a>
  );
}
