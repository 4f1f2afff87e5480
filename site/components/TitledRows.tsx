import type { Titled } from '#site/content/types/shared.ts';

/** Titles, each with a sentence or two, in ruled rows: two columns, or three where that fills the rows. */
export function TitledRows({ items }: { items: readonly Titled[] }) {
  return (
    <dl
      className={`mt-8 grid md:grid-cols-2 md:gap-x-12 xl:gap-x-20 ${items.length % 3 === 0 ? 'lg:grid-cols-3' : ''}`}
    >
      {items.map(({ title, text }) => (
        <div key={title} className="reveal border-t border-line py-5 md:max-lg:last:odd:col-span-2">
          <dt className="text-subheading font-semibold text-ink">{title}</dt>
          <dd className="mt-2 max-w-[60ch] text-ink">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
