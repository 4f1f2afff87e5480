import type { ReactNode } from 'react';
import { registrationId } from '#common/ids.ts';
import type { PageKey } from '#common/routes.ts';
import { analyticsEvents } from '#site/analytics/events.ts';
import { buttonClass, ButtonLink } from '../ButtonLink.tsx';
import type { LayoutProps } from './layout.ts';
import './registration.css';

/** Pages where it opens the choice. Not contact, where the form is the next step, nor legal pages. */
const forBoth: readonly PageKey[] = ['home', 'platform', 'about', 'faq'];
/** Those of them whose golden buttons say "Register now", and so does the bar. */
const sayingNow: readonly PageKey[] = ['home', 'platform', 'about'];
/** Pages where it links to one registration. Its label and its event are those of the page's later buttons. */
const client = {
  action: 'register',
  link: 'registerClient',
  event: analyticsEvents.clientsRegister2,
} as const;
const ways = {
  institutional: client,
  lawyers: client,
  valuationGuide: { ...client, event: analyticsEvents.guideRegister },
  professional: {
    action: 'becomePartner',
    link: 'registerValuer',
    event: analyticsEvents.appraisersPartner,
  },
} as const;

type Props = LayoutProps & {
  /** What auditors come to the trust page for: the label of its button. */
  request: string;
};

/**
 * A page's button at a phone's lower edge, mostly the registration, while neither banner nor closing band is visible. registration.css
 * shows and hides it by scroll timelines; without them it is not displayed. A script hides it beside other golden buttons.
 */
export function StickyCta(props: Props) {
  const button = buttonOf(props);
  if (button === null) return null;
  const { page, registration, request } = props;
  return (
    <aside
      aria-label={page === 'trust' ? request : registration.open}
      className="sticky-cta no-print fixed inset-x-0 bottom-0 z-35 border-t border-line bg-white gutter pt-2.5"
    >
      {button}
    </aside>
  );
}

function buttonOf({ page, texts, registration, links, request }: Props): ReactNode {
  if (page === undefined) return null;
  if (page === 'trust')
    return (
      <ButtonLink link={links.contact('send_message')} event={analyticsEvents.messageButton}>
        {request}
      </ButtonLink>
    );
  if (forBoth.includes(page))
    return (
      <button type="button" popoverTarget={registrationId} className={buttonClass('primary')}>
        {sayingNow.includes(page) ? texts.actions.register : registration.open}
      </button>
    );
  if (!(page in ways)) return null;
  const way = ways[page as keyof typeof ways];
  return (
    <ButtonLink link={links[way.link]} event={way.event}>
      {texts.actions[way.action]}
    </ButtonLink>
  );
}
