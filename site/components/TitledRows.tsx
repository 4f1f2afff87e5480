import type { Titled } from '#site/content/types/shared.ts';

type Props = {
  /** `id`: the last part of an address that leads to the row. */
  items: readonly (Titled & { id?: string })[];
  onDeep?: boolean;
};

/** Points with a sentence or two each, in two columns of ruled rows. */
export function TitledRows({ items, onDeep = false }: Props) {
  const line = onDeep ? 'border-white/20' : 'border-line';
  return (
    <dl className={`mt-8 grid border-t md:grid-cols-2 md:gap-x-12 xl:gap-x-20 ${line}`}>
      {items.map(({ title, text, id }) => (
        <div
          key={title}
          id={id}
          tabIndex={id === undefined ? undefined : -1}
          className={`reveal border-b py-5 md:py-7 md:last:odd:col-span-2 ${line}`}
        >
          <dt className={`text-subheading font-semibold ${onDeep ? 'text-white' : 'text-ink'}`}>{title}</dt>
          <dd className="mt-2 max-w-[60ch]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
