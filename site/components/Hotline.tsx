import { Phone } from 'lucide-react';
import { contacts } from '#common/company.ts';
import { hotlineStateAttribute } from '#common/ids.ts';
import { hotlineStates, type HotlineState as State } from '#common/hotline.ts';
import type { HotlineContent } from '#site/content/types/site.ts';
import './hotline.css';

type Props = {
  texts: HotlineContent;
  /** Large number, without the opening hours: for a section about the hotline. */
  large?: boolean;
};

const sizes = {
  normal: 'gap-2.5 font-semibold underline-offset-4 hover:underline [&_svg]:size-5',
  large:
    'text-[length:clamp(1rem,11vw-0.7rem,var(--text-heading))] leading-tight tracking-tight decoration-orange gap-3 font-bold underline decoration-2 underline-offset-8 hover:decoration-white [&_svg]:size-6',
} as const;

/** The hotline on a blue ground: its number as a `tel:` link, and below it whether it is open now. */
export function Hotline({ texts, large = false }: Props) {
  return (
    <div>
      <a
        href={`tel:${contacts.hotline.tel}`}
        className={`inline-flex min-h-11 items-center text-white tabular-nums active:text-white/80 min-[16em]:whitespace-nowrap ${sizes[large ? 'large' : 'normal']}`}
      >
        <Phone aria-hidden="true" className="shrink-0 text-orange" />
        <span>
          <span className="sr-only">{texts.label}: </span>
          {contacts.hotline.display}
        </span>
      </a>
      <p className={large ? 'hotline-now mt-1' : 'text-small'}>
        <HotlineState texts={texts} states={large ? hotlineStates : undefined} />
      </p>
    </div>
  );
}

type StateProps = { texts: HotlineContent; states?: readonly ('hours' | State)[] | undefined };

/**
 * Whether the hotline is open, by its own time zone: site/browser/hotline.ts sets the state on `<html>`, and
 * site/components/hotline.css shows its text. Without JavaScript and in print: the opening hours.
 */
export function HotlineState({ texts, states = ['hours', ...hotlineStates] }: StateProps) {
  return (
    <span className="hotline-states">
      {states.map((state) => (
        <span key={state} {...{ [hotlineStateAttribute]: state }}>
          {texts[state]}
        </span>
      ))}
    </span>
  );
}
