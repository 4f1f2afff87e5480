import { X } from 'lucide-react';
import { drawerId } from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import type { CommonContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Hotline } from '../Hotline.tsx';
import { NewTabHint } from '../NewTabHint.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { MenuItem } from './menuItems.ts';
import type { Registration } from './RegistrationChoice.tsx';

export type DrawerProps = {
  items: MenuItem[];
  texts: Pick<CommonContent, 'menu' | 'hotline'>;
  signIn: Link;
  registration: Registration;
  locale: Locale;
  addresses: Record<Locale, string>;
};

/**
 * The menu below lg. Being a popover, the dialog opens, and closes on Escape or a click outside, without a
 * script; with one, site/browser/drawer.ts opens it as a modal dialog. The ways to register and to sign in stand at
 * its foot, in a thumb's reach.
 */
export function Drawer({ items, texts, signIn, registration, locale, addresses }: DrawerProps) {
  return (
    <dialog
      id={drawerId}
      popover="auto"
      aria-label={texts.menu.label}
      className="drawer fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(24rem,88vw)] max-w-none flex-col overflow-y-auto bg-deep p-6 text-white backdrop:bg-blue-deep/60 open:flex [&:popover-open]:flex"
    >
      <div className="flex items-center justify-between">
        {/* Aligns the letters, not their touch targets, with the menu below. */}
        <div className="-ms-3">
          <LanguageSwitch label={texts.menu.language} current={locale} addresses={addresses} />
        </div>
        <button
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={texts.menu.close}
          className="flex size-12 items-center justify-center rounded-sm hover:bg-white/15 active:bg-white/25"
        >
          <X aria-hidden="true" className="size-7" />
        </button>
      </div>
      <nav aria-label={texts.menu.drawer} className="mt-2">
        <ul>
          {items.map(({ page, label, link, active }) => (
            <li key={page} className="border-b border-white/15">
              <a
                href={link.href}
                aria-current={active ? 'page' : undefined}
                className="flex min-h-12 items-center gap-3 text-subheading font-semibold underline-offset-8 hover:underline aria-[current]:text-orange-light forced-colors:aria-[current]:underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6">
        <Hotline texts={texts.hotline} />
      </div>
      <div className="mt-auto grid gap-2.5 pt-6 pb-[env(safe-area-inset-bottom)]">
        {(['client', 'valuer'] as const).map((audience) => (
          <ButtonLink
            key={audience}
            link={registration.links[audience]}
            variant={audience === 'client' ? 'primary' : 'light'}
            event={analyticsEvents.menuSignUp}
          >
            {registration.texts.choices[audience].title}
          </ButtonLink>
        ))}
        <a
          href={signIn.href}
          target="_blank"
          rel="noopener"
          className="flex min-h-12 items-center justify-center rounded-button font-semibold underline-offset-4 hover:underline active:bg-white/15"
        >
          {texts.menu.signIn}
          <NewTabHint link={signIn} />
        </a>
      </div>
    </dialog>
  );
}
