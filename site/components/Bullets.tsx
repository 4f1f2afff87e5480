type Props = {
  items: readonly string[];
  onDeep?: boolean;
  /** Two beside each other from lg on. */ columns?: boolean;
};

/** A list of short sentences. The marks are quiet: what is orange can be pressed. */
export function Bullets({ items, onDeep = false, columns = false }: Props) {
  return (
    <ul className={`grid gap-x-10 gap-y-3 ${columns ? 'lg:grid-cols-2' : ''}`}>
      {items.map((item) => (
        <li
          key={item}
          className={`relative max-w-[64ch] ps-6 before:absolute before:start-0 before:top-[0.65em] before:size-2 before:rounded-xs ${onDeep ? 'text-white before:bg-white/70' : 'text-ink before:bg-blue'}`}
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
