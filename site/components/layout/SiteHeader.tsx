import { House, Menu } from 'lucide-react';
import { drawerId, registrationId } from '#common/ids.ts';
import type { CommonContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { buttonClass } from '../ButtonLink.tsx';
import { NewTabHint } from '../NewTabHint.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { HotlineIcon } from './HotlineIcon.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import type { MenuItem } from './menuItems.ts';
import { RegistrationChoice } from './RegistrationChoice.tsx';
import './site-header.css';

type Props = DrawerProps & {
  texts: Pick<CommonContent, 'logo'>;
  home: Link;
  /** Solid blue from the start; otherwise transparent until the page is scrolled. */
  solid: boolean;
};

/**
 * The menu bar: logo, tabs, hotline, language, sign-in, registration; below lg the tabs and the sign-in move into a
 * drawer, below md the registration too. Between lg and 88em it is packed tightly.
 */
export function SiteHeader(props: Props) {
  const { items, texts, home, signIn, registration, locale, addresses, solid } = props;
  return (
    <header
      data-solid={solid ? '' : undefined}
      className="site-header no-print fixed inset-x-0 top-0 z-40 h-bar text-white short:relative short:-mb-bar"
    >
      <div className="mx-auto flex h-full max-w-page items-center gap-3 gutter lg:max-[88em]:gap-1 lg:max-[88em]:px-6 xl:gap-5">
        <a href={home.href} className="me-auto rounded-sm">
          <Logo claim={texts.logo.claim} variant="white" />
          <span className="sr-only">, {texts.logo.home}</span>
        </a>
        <nav aria-label={texts.menu.label} className="min-w-0 max-lg:hidden">
          {/* Two rows, where somebody spaces the letters out. */}
          <ul className="flex flex-wrap items-center justify-end">
            {items.map((item) => (
              <li key={item.page}>
                <Tab item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-lg:hidden">
          <HotlineIcon texts={texts.hotline} />
        </div>
        <div className="max-sm:hidden">
          <LanguageSwitch label={texts.menu.language} current={locale} addresses={addresses} />
        </div>
        <a
          href={signIn.href}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 items-center rounded-button border-2 border-transparent px-2 text-small font-semibold whitespace-nowrap hover:bg-white/15 active:bg-white/25 max-lg:hidden lg:max-[88em]:text-[0.875rem] min-[88em]:px-3 xl:border-white/70 xl:px-5"
        >
          {texts.menu.signIn}
          <NewTabHint link={signIn} />
        </a>
        <button
          type="button"
          popoverTarget={registrationId}
          className={`${buttonClass('primary', true)} whitespace-nowrap max-md:hidden lg:max-[88em]:px-3 lg:max-[88em]:text-[0.875rem]`}
        >
          {registration.texts.open}
        </button>
        <button
          type="button"
          popoverTarget={drawerId}
          aria-label={texts.menu.open}
          className="-me-2.5 flex size-12 items-center justify-center rounded-sm hover:bg-white/15 active:bg-white/25 lg:hidden"
        >
          <Menu aria-hidden="true" className="size-7" />
        </button>
      </div>
      <RegistrationChoice {...registration} signIn={signIn} signInLabel={texts.menu.signIn} />
      <Drawer {...props} />
    </header>
  );
}

/** The line is a border, which forced colours keep. */
function Tab({ item: { page, label, link, active } }: { item: MenuItem }) {
  return (
    <a
      href={link.href}
      aria-current={active ? 'page' : undefined}
      className="relative flex min-h-11 min-w-11 items-center justify-center px-1.5 text-small font-semibold whitespace-nowrap after:absolute after:inset-x-1.5 after:bottom-1 after:origin-left after:scale-x-0 after:border-b-2 after:border-orange after:transition-transform hover:after:scale-x-100 aria-[current]:after:scale-x-100 lg:max-[88em]:text-[0.875rem] min-[88em]:px-2 min-[88em]:after:inset-x-2 xl:px-3 xl:after:inset-x-3"
    >
      {page === 'home' ? <House role="img" aria-label={label} className="size-5" /> : label}
    </a>
  );
}
