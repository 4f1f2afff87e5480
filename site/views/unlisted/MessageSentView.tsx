import { Check } from 'lucide-react';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import type { Titled } from '#site/content/types/shared.ts';
import type { Link } from '#site/links.ts';

type Props = { sent: Titled; home: Link; homeLabel: string };

/** Where the contact form leads when there is no JavaScript. */
export function MessageSentView({ sent, home, homeLabel }: Props) {
  return (
    <section
      aria-labelledby="page-title"
      className="bg-white pt-[calc(var(--spacing-bar)+clamp(3rem,1rem+6vw,7rem))] pb-band"
    >
      <div className="max-w-page gutter mx-auto">
        <span className="bg-success flex size-20 items-center justify-center rounded-full text-white forced-colors:border-2">
          <Check aria-hidden="true" strokeWidth={2.5} className="size-10" />
        </span>
        <h1 id="page-title" className="text-display mt-8 font-bold">
          {sent.title}
        </h1>
        <p className="text-lead mt-5 max-w-[48ch]">{sent.text}</p>
        <p className="mt-9">
          <ButtonLink link={home}>{homeLabel}</ButtonLink>
        </p>
      </div>
    </section>
  );
}
