import { Check } from 'lucide-react';
import { sentNextId } from '#common/ids.ts';
import { Hotline } from '#site/components/Hotline.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { MessageReference } from '#site/components/MessageReference.tsx';
import type { ContactContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { contact: ContactContent; home: Link; homeLabel: string };

/**
 * The page after the contact form without JavaScript. The service fills in the reference and what happens next
 * (`server/routes/contact/pages.ts`); on a static host a script fills in the reference.
 */
export function MessageSentView({ contact: { header, now, sent }, home, homeLabel }: Props) {
  return (
    <section
      aria-labelledby="page-title"
      className="bg-white pt-[calc(var(--spacing-bar)+clamp(1.5rem,1.2rem+1vw,2.5rem))] pb-band"
    >
      <div className="page-width">
        <Kicker>{header.kicker}</Kicker>
        <div className="mt-8 lg:flex lg:items-start lg:justify-between lg:gap-16">
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
          <div className="rounded-window bg-deep p-5 text-white max-lg:mt-12 sm:w-fit sm:p-8 forced-colors:border">
            <Hotline texts={now} large />
          </div>
        </div>
      </div>
    </section>
  );
}
