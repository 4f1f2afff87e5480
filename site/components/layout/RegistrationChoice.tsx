import { ArrowRight, Landmark, Ruler } from 'lucide-react';
import { registrationId } from '#common/ids.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Anchor } from '../Anchor.tsx';
import { registrations, type LayoutProps } from './layout.ts';
import './registration.css';

const icons = { client: Landmark, valuer: Ruler } as const;

/**
 * The choice between both registrations, opened by the menu bar and the sticky call to action. A popover: opens, and closes on
 * Escape or a click outside, without JavaScript. A dialog: site/browser/registration.ts opens it as a modal one in
 * browsers without popovers. Positioned by registration.css.
 */
export function RegistrationChoice({ texts, registration, links }: LayoutProps) {
  return (
    <dialog
      id={registrationId}
      popover="auto"
      aria-label={registration.title}
      className="registration-choice"
    >
      <ul>
        {registrations(links).map(([audience, link]) => {
          const Icon = icons[audience];
          const { title, text } = registration.choices[audience];
          return (
            <li key={audience}>
              <Anchor link={link} event={analyticsEvents.menuSignUp} className="registration-way grid">
                <span className="grid size-11 place-items-center rounded-button bg-page text-blue-dark max-[22.5em]:hidden">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <span>
                  <span className="registration-way-title">{title}</span>
                  <span className="block text-small">{text}</span>
                </span>
                <ArrowRight
                  aria-hidden="true"
                  className="registration-arrow size-5 text-blue max-[22.5em]:hidden"
                />
              </Anchor>
            </li>
          );
        })}
      </ul>
      <p className="mx-4 mt-1 border-t border-line py-2 text-small">
        {registration.known}{' '}
        <Anchor link={links.signIn} className="registration-sign-in inline-flex min-h-11 items-center">
          {texts.menu.signIn}
        </Anchor>
      </p>
    </dialog>
  );
}
