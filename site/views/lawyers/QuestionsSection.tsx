import { Band } from '#site/components/Band.tsx';
import type { LawyersContent } from '#site/content/types/lawyers.ts';

type Props = { texts: LawyersContent['questions'] };

/** What administrators ask besides: courts, invoices, and houses that are not as one would wish. */
export function QuestionsSection({ texts: { items, ...head } }: Props) {
  return (
    <Band tone="white" id="special_situations" labelledBy="situations-title" head={head}>
      <ul className="mt-14 grid gap-x-16 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:gap-x-24">
        {items.map(({ title, text }) => (
          <li key={title} className="reveal border-line border-t-2 pt-5">
            <h3 className="text-subheading font-semibold">{title}</h3>
            <p className="mt-2 max-w-[56ch]">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
