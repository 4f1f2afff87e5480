import { ArrowRight, Landmark, Ruler } from 'lucide-react';
import { registrationId } from '#common/ids.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Anchor } from '../Anchor.tsx';
import { registrations, type LayoutProps } from './layout.ts';

const icons = { client: Landmark, valuer: Ruler } as const;

/** At the lower edge on a phone; from md on below the menu bar's button, at the page's edge, so without an anchor. */
const place = [
  'inset-[auto_0_0] w-auto max-h-[calc(100dvh-2rem)] rounded-panel max-md:rounded-b-none max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))]',
  'md:inset-[calc(var(--spacing-bar)+0.25rem)_max(var(--spacing-gutter),50%-var(--container-page)/2+var(--spacing-gutter))_auto_auto] md:w-[min(28rem,100%-2*var(--spacing-gutter))] md:max-h-[calc(100dvh-var(--spacing-bar)-1rem)]',
  'backdrop:bg-blue-deep/60 md:backdrop:bg-transparent motion-safe:transition-[opacity,translate] motion-safe:duration-160 motion-safe:starting:-translate-y-2 motion-safe:starting:opacity-0',
].join(' ');

/**
 * Who registers: what the buttons of the menu bar and the slim bar open. A popover, so that it opens, and closes on
 * Escape or a click outside, without a script; a dialog, so that site/browser/registration.ts can open it where
 * there are no popovers.
 */
export function RegistrationChoice({ texts, registration, links }: LayoutProps) {
  return (
    <dialog
      id={registrationId}
      popover="auto"
      aria-label={registration.title}
      className={`fixed m-0 max-w-none overflow-y-auto border border-transparent bg-white p-2 text-body shadow-window ${place}`}
    >
      <ul>
        {registrations(links).map(([audience, link]) => {
          const Icon = icons[audience];
          const { title, text } = registration.choices[audience];
          return (
            <li key={audience}>
              <Anchor
                link={link}
                event={analyticsEvents.menuSignUp}
                className="group grid grid-cols-[auto_1fr_auto] items-center gap-x-4 rounded-button p-4 hover:bg-page active:bg-line max-[22.5em]:grid-cols-1"
              >
                <span className="grid size-11 place-items-center rounded-button bg-page text-blue-dark max-[22.5em]:hidden">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <span>
                  <span className="block leading-snug font-semibold text-ink">{title}</span>
                  <span className="block text-small">{text}</span>
                </span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 text-blue transition-transform group-hover:translate-x-1 max-[22.5em]:hidden"
                />
              </Anchor>
            </li>
          );
        })}
      </ul>
      <p className="mx-4 mt-1 border-t border-line py-2 text-small">
        {registration.known}{' '}
        <Anchor
          link={links.signIn}
          className="inline-flex min-h-11 items-center font-semibold text-blue underline underline-offset-4 hover:text-blue-dark"
        >
          {texts.menu.signIn}
        </Anchor>
      </p>
    </dialog>
  );
}
