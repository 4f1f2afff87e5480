import { Kicker } from '#site/components/Kicker.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import { Unbroken } from '#site/components/Unbroken.tsx';
import type { RegistrationContent, TwoSidesContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { CaseEvents } from './CaseEvents.tsx';
import { CaseHeads } from './CaseHeads.tsx';
import './two-sides.css';

type Props = {
  texts: TwoSidesContent;
  choices: RegistrationContent['choices'];
  links: Links;
};

/**
 * One case from both sides: a line of events between what the client and what the valuer sees. Both names stay
 * in view; a narrow screen shows one side's view and says the other's in a sentence
 * (`site/views/platform/two-sides.css`).
 */
export function CaseSection({ texts, choices, links }: Props) {
  const { kicker, title, lead } = texts;
  return (
    <section aria-labelledby="case-title" className="sides">
      <div className="sides-card rounded-window bg-white shadow-window">
        <Kicker>{kicker}</Kicker>
        <h2
          id="case-title"
          className="text-[length:clamp(1.75rem,1.3rem+1.3vw,2.5rem)] leading-[1.15] font-bold tracking-[-0.02em]"
        >
          <Unbroken>{title}</Unbroken>
        </h2>
        <p className="mt-2 text-ink">{lead}</p>
      </div>
      <CaseHeads texts={texts} />
      <div className="sides-width sides-flow">
        <span aria-hidden="true" className="sides-track">
          <span />
        </span>
        <CaseEvents texts={texts} />
        <div className="sides-registers no-print">
          <RegisterButtons choices={choices} links={links} second="primary" />
        </div>
      </div>
    </section>
  );
}
