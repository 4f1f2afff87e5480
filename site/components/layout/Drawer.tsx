import { X } from 'lucide-react';
import { drawerId } from '#common/ids.ts';
import { menu, type PageKey } from '#common/routes.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { Anchor } from '../Anchor.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { Hotline } from '../Hotline.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { currentTab, registrations, type LayoutProps } from './layout.ts';
import './drawer.css';

/** The menu's tabs, and pages that have none: what lawyers come for, and what a report looks like. */
const inDrawer = [...menu, 'lawyers', 'sampleReport'] as const satisfies readonly PageKey[];

/** What both registrations are called together. */
const signUpId = 'drawer-sign-up';

/**
 * The menu below lg: a popover dialog, which opens, and closes on Escape or a click outside, without JavaScript; with
 * it, site/browser/drawer.ts opens it as a modal dialog. Registration and sign-in are at the lower end, in reach of a
 * thumb.
 */
export function Drawer(props: LayoutProps) {
  const { page, texts, links, registration } = props;
  return (
    <dialog id={drawerId} popover="auto" aria-label={texts.menu.label} className="drawer bg-deep">
      <div className="drawer-head flex items-center justify-between bg-deep">
        <LanguageSwitch {...props} />
        <button
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={texts.menu.close}
          className="menu-button flex size-12 items-center justify-center"
        >
          <X aria-hidden="true" className="size-7" />
        </button>
      </div>
      <nav aria-label={texts.menu.drawer} className="mb-4">
        <ul>
          {inDrawer.map((tab) => (
            <li key={tab}>
              <a href={links.to(tab).href} aria-current={currentTab(page, tab)} className="drawer-row">
                {texts.linkNames[tab]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Hotline texts={texts.hotline} />
      <div className="mt-auto grid gap-2.5 pt-4 pb-[env(safe-area-inset-bottom)]">
        <div role="group" aria-labelledby={signUpId} className="grid gap-2.5">
          <p id={signUpId} className="text-subheading font-semibold">
            {registration.open}
          </p>
          {registrations(links).map(([audience, link]) => (
            <ButtonLink
              key={audience}
              link={link}
              variant={audience === 'client' ? 'primary' : 'light'}
              event={analyticsEvents.menuSignUp}
            >
              {registration.choices[audience].title}
            </ButtonLink>
          ))}
        </div>
        <Anchor link={links.signIn} className="drawer-sign-in flex items-center">
          {texts.menu.signIn}
        </Anchor>
      </div>
    </dialog>
  );
}
