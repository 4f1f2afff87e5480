import { Phone } from 'lucide-react';
import { contacts } from '#common/company.ts';
import type { ContactContent } from '#site/content/types/contact.ts';

type Props = { id: string; title: string; texts: ContactContent['hotline'] };

/** The hotline: number, hours and when to use it. */
export function HotlineCard({ id, title, texts }: Props) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-window bg-deep forced-colors:border p-[clamp(1.5rem,1rem+1.6vw,2.75rem)] text-white"
    >
      <h2 id={titleId} className="text-heading font-bold text-white">
        {title}
      </h2>
      <p className="mt-3 text-white/90">{texts.text}</p>
      <p className="text-small mt-7 font-semibold">{texts.label}</p>
      <a
        href={`tel:${contacts.hotline.tel}`}
        className="decoration-orange text-heading group inline-flex min-h-11 items-center gap-3 font-bold whitespace-nowrap text-white tabular-nums underline decoration-2 underline-offset-8 hover:decoration-white active:text-white/80"
      >
        <Phone aria-hidden="true" className="text-orange size-6 shrink-0" />
        {contacts.hotline.display}
      </a>
      <p className="text-small mt-3 text-white/90">{texts.hours}</p>
    </section>
  );
}
