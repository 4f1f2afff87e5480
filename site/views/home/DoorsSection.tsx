import { analyticsEvents } from '#site/analytics/events.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { Door } from './Door.tsx';

type Props = { content: SiteContent; links: Links };

/** Two doors, one for each audience. */
export function DoorsSection({ content: { common, home, registration }, links }: Props) {
  const { client, valuer } = registration.choices;
  return (
    <div className="grid bg-page md:grid-cols-2 md:grid-rows-[repeat(3,auto)]">
      <Door
        headingId="clients-title"
        texts={home.clients}
        register={{ label: client.title, link: links.registerClient }}
        event={analyticsEvents.homeRegister}
        more={{
          label: common.actions.learnMore,
          about: common.pageNames.institutional,
          link: links.to('institutional'),
        }}
      />
      <Door
        headingId="valuers-title"
        texts={home.valuers}
        register={{ label: valuer.title, link: links.registerValuer }}
        event={analyticsEvents.homePartner}
        more={{
          label: common.actions.learnMore,
          about: common.pageNames.professional,
          link: links.to('professional'),
        }}
      />
    </div>
  );
}
