import { ArrowRight, Landmark, Ruler } from 'lucide-react';
import { registrationId } from '#common/ids.ts';
import { analyticsEvents, eventAttributes } from '#site/analytics/events.ts';
import type { Audience } from '#site/content/types/registration.ts';
import type { RegistrationContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { NewTabHint } from '../NewTabHint.tsx';
import './registration.css';

export type Registration = { texts: RegistrationContent; links: Record<Audience, Link> };

type Props = Registration & { signIn: Link; signInLabel: string };

const icons = { client: Landmark, valuer: Ruler } as const;

/**
 * Who registers: what the buttons of the menu bar and the slim bar open. A popover, so that it opens, and closes on
 * Escape or a click outside, without a script; a dialog, so that site/browser/registration.ts can open it where
 * there are no popovers. site/components/layout/registration.css places it.
 */
export function RegistrationChoice({ texts, links, signIn, signInLabel }: Props) {
  return (
    <dialog
      id={registrationId}
      popover="auto"
      aria-label={texts.title}
      className="registration-choice fixed m-0 max-w-none overflow-y-auto rounded-panel border border-transparent bg-white p-2 text-body shadow-window"
    >
      <ul>
        {(['client', 'valuer'] as const).map((audience) => {
          const Icon = icons[audience];
          const { title, text } = texts.choices[audience];
          const link = links[audience];
          return (
            <li key={audience}>
              <a
                href={link.href}
                target="_blank"
                rel="noopener"
                {...eventAttributes(analyticsEvents.menuSignUp)}
                className="group grid grid-cols-[auto_1fr_auto] items-center gap-x-4 rounded-button p-4 hover:bg-page active:bg-line max-[22.5em]:grid-cols-1"
              >
                <span className="grid size-11 place-items-center rounded-button bg-page text-blue-dark max-[22.5em]:hidden">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <span>
                  <span className="block leading-snug font-semibold text-ink">{title}</span>
                  <span className="block text-small">{text}</span>
                  <NewTabHint link={link} />
                </span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 text-blue transition-transform group-hover:translate-x-1 max-[22.5em]:hidden"
                />
              </a>
            </li>
          );
        })}
      </ul>
      <p className="mx-4 mt-1 border-t border-line py-2 text-small">
        {texts.known}{' '}
        <a
          href={signIn.href}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-semibold text-blue underline underline-offset-4 hover:text-blue-dark"
        >
          {signInLabel}
          <NewTabHint link={signIn} />
        </a>
      </p>
    </dialog>
  );
}
