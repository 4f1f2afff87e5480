import { Bullets } from './Bullets.tsx';

type Props = { lists: readonly { title: string; items: readonly string[] }[] };

/** Titled lists in columns. */
export function TitledLists({ lists }: Props) {
  return (
    <div className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-12 gap-y-8 xl:gap-x-20">
      {lists.map(({ title, items }) => (
        <div key={title} className="reveal border-t-2 border-blue pt-4">
          <h3 className="mb-4 text-heading font-semibold">{title}</h3>
          <Bullets items={items} />
        </div>
      ))}
    </div>
  );
}
