import { Disclosure } from '#site/components/Disclosure.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { LawyersContent } from '#site/content/types/site.ts';

type Props = { texts: LawyersContent['questions'] };

/** What administrators ask besides: courts, invoices, and houses that are not as one would wish. */
export function QuestionsSection({ texts: { items, ...head } }: Props) {
  return (
    <section id="special_situations" tabIndex={-1} aria-labelledby="situations-title">
      <SectionHeading id="situations-title" {...head} />
      <ul className="mt-7 border-t border-line">
        {items.map(({ title, text }) => (
          <li key={title}>
            <Disclosure title={title}>
              <p className="max-w-[62ch]">{text}</p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}
