import { Check } from 'lucide-react';
import { sentNextId } from '#common/ids.ts';
import { Hotline } from '#site/components/Hotline.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { MessageReference } from '#site/components/MessageReference.tsx';
import type { HotlineContent, SentContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { sent: SentContent; hotline: HotlineContent; home: Link; homeLabel: string };

/**
 * The page after the contact form without JavaScript. The service fills in the reference and what happens next
 * (`server/routes/contact/pages.ts`); on a static host a script fills in the reference.
 */
export function MessageSentView({ sent, hotline, home, homeLabel }: Props) {
  return (
    <section
      aria-labelledby="page-title"
      className="bg-white pt-[calc(var(--spacing-bar)+clamp(3rem,1rem+6vw,7rem))] pb-band"
    >
      <div className="page-width lg:flex lg:items-start lg:justify-between lg:gap-16">
        <div>
          <span className="flex size-20 items-center justify-center rounded-full bg-success text-white forced-colors:border-2">
            <Check aria-hidden="true" strokeWidth={2.5} className="size-10" />
          </span>
          <h1 id="page-title" className="mt-8 text-display font-bold">
            {sent.title}
          </h1>
          <p className="mt-5 max-w-[48ch] text-lead">
            {sent.thanks} <span id={sentNextId}>{sent.text}</span>
          </p>
          <MessageReference texts={sent} />
          <p className="mt-9 flex">
            <ButtonLink link={home}>{homeLabel}</ButtonLink>
          </p>
        </div>
        <div className="rounded-window bg-deep p-5 text-white max-lg:mt-12 sm:w-fit sm:p-8 lg:mt-28 forced-colors:border">
          <Hotline texts={hotline} large />
        </div>
      </div>
    </section>
  );
}
