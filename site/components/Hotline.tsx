import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import { contacts } from '#common/company.ts';
import { hotlineSaysAttribute, hotlineStateAttribute } from '#common/ids.ts';
import type { HotlineContent } from '#site/content/types/site.ts';
import './hotline.css';

type Props = {
  texts: HotlineContent;
  /** Large number, without the opening hours: for a section about the hotline. */
  large?: boolean;
};

/** The hotline on a blue ground: its number as a `tel:` link, and below it whether it is open now. */
export function Hotline({ texts, large = false }: Props) {
  return (
    <div>
      <a
        href={`tel:${contacts.hotline.tel}`}
        className={clsx('hotline-link flex min-h-11 w-fit items-center', large && 'hotline-link-large')}
      >
        <Phone aria-hidden="true" className={`shrink-0 text-orange ${large ? 'size-6' : 'size-5'}`} />
        <span>
          <span className="sr-only">{`${texts.label}: `}</span>
          {contacts.hotline.display}
        </span>
      </a>
      <p className={large ? 'hotline-now mt-1' : 'text-small'}>
        <HotlineState texts={texts} withHours={!large} />
      </p>
    </div>
  );
}

type StateProps = { texts: HotlineContent; withHours?: boolean };

/**
 * Whether the hotline is open, by its own time zone: all that there is to say in the course of a week, of which
 * site/browser/hotline.ts writes out what is so now, and site/components/hotline.css shows it. Without JavaScript and in
 * print: the opening hours, which alone are text, so that readers without styles have no other.
 */
export function HotlineState({ texts: { hours, states }, withHours = true }: StateProps) {
  const aboutHours = { [hotlineStateAttribute]: 'hours' };
  return (
    <span className="hotline-states">
      {withHours && <span {...aboutHours}>{hours}</span>}{' '}
      {states.map(({ name, says }) => {
        const about = { [hotlineStateAttribute]: name, [hotlineSaysAttribute]: says };
        return <span key={name} {...about} />;
      })}
    </span>
  );
}
