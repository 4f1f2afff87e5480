import { Bullets } from './Bullets.tsx';

type Props = { lists: readonly { title: string; items: readonly string[] }[] };

/** Titled lists in columns. */
export function TitledLists({ lists }: Props) {
  return (
    <div className="mt-8 grid gap-x-12 gap-y-8 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_1fr] md:gap-y-0 xl:gap-x-20">
      {lists.map(({ title, items }) => (
        <div
          key={title}
          className="reveal border-t-2 border-blue pt-4 md:row-span-2 md:grid md:grid-rows-subgrid md:items-start max-sm:[&_ul]:gap-y-1.5"
        >
          <h3 className="mb-4 text-heading font-semibold">{title}</h3>
          <Bullets items={items} />
        </div>
      ))}
    </div>
  );
}
