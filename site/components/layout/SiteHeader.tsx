import { House, Menu } from 'lucide-react';
import { drawerId, registrationId } from '#common/ids.ts';
import { menu } from '#common/routes.ts';
import { Anchor } from '../Anchor.tsx';
import { buttonClass } from '../ButtonLink.tsx';
import { Drawer } from './Drawer.tsx';
import { HotlineIcon } from './HotlineIcon.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { currentTab, type LayoutProps } from './layout.ts';
import { Logo } from './Logo.tsx';
import { RegistrationChoice } from './RegistrationChoice.tsx';
import './site-header.css';

/**
 * The menu bar. Below lg tabs, hotline and sign-in move into a drawer, below sm the registration and the language
 * switch. Tightly spaced from lg to 88em. `clear` over a banner, otherwise solid.
 */
export function SiteHeader(props: LayoutProps & { clear: boolean }) {
  const { clear, page, texts, links, registration } = props;
  return (
    <header
      data-solid={clear ? undefined : ''}
      className="site-header no-print fixed inset-x-0 top-0 z-40 h-bar text-white short:relative short:-mb-bar"
    >
      <div className="page-width flex h-full items-center gap-3 lg:max-[88em]:gap-0.5 xl:gap-5">
        <a href={links.to('home').href} className="me-auto rounded-sm py-0.5">
          <Logo slogan={texts.logo.slogan} variant="white" />
          <span className="sr-only">{`, ${texts.logo.home}`}</span>
        </a>
        <nav aria-label={texts.menu.label} className="menu-tabs min-w-0 max-lg:hidden">
          {/* Wraps to two rows under increased letter spacing (WCAG 1.4.12). */}
          <ul className="flex flex-wrap items-center">
            {menu.map((tab) => (
              <li key={tab}>
                <a
                  href={links.to(tab).href}
                  aria-current={currentTab(page, tab)}
                  className="menu-tab flex items-center justify-center"
                >
                  {tab === 'home' ? (
                    <House role="img" aria-label={texts.linkNames[tab]} className="size-5" />
                  ) : (
                    texts.linkNames[tab]
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <HotlineIcon texts={texts.hotline} />
        <div className="max-sm:hidden">
          <LanguageSwitch {...props} />
        </div>
        <Anchor link={links.signIn} className="menu-sign-in flex items-center max-lg:hidden">
          {texts.menu.signIn}
        </Anchor>
        <button
          type="button"
          popoverTarget={registrationId}
          className={`${buttonClass('primary', true)} menu-register max-sm:hidden`}
        >
          {registration.open}
        </button>
        <button
          type="button"
          popoverTarget={drawerId}
          aria-label={texts.menu.open}
          className="menu-button -me-2.5 flex size-12 items-center justify-center lg:hidden"
        >
          <Menu aria-hidden="true" className="size-7" />
        </button>
      </div>
      <RegistrationChoice {...props} />
      <Drawer {...props} />
    </header>
  );
}
