import { Bullets } from './Bullets.tsx';

type Props = { lists: readonly { title: string; items: readonly string[] }[] };

/** Lists side by side, each below its name: what is so and what is not, or one for each case. */
export function TitledLists({ lists }: Props) {
  return (
    <div
      className={`mt-8 grid gap-x-12 gap-y-8 md:mt-12 xl:gap-x-20 ${lists.length > 2 ? 'sm:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-2'}`}
    >
      {lists.map(({ title, items }) => (
        <div
          key={title}
          className={`reveal border-t-2 border-blue pt-4 md:pt-6 ${lists.length > 2 ? 'sm:max-lg:last:odd:col-span-2 sm:max-lg:last:odd:[&_ul]:grid-cols-2 sm:max-lg:last:odd:[&_ul]:gap-x-12' : ''}`}
        >
          <h3 className="mb-4 text-heading font-semibold">{title}</h3>
          <Bullets items={items} />
        </div>
      ))}
    </div>
  );
}
