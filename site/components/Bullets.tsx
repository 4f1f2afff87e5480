type Props = { items: readonly string[] };

/** A list of short sentences. Its markers are blue: orange is reserved for controls. */
export function Bullets({ items }: Props) {
  return (
    <ul className="grid gap-y-3">
      {items.map((item) => (
        <li
          key={item}
          className="relative max-w-[64ch] ps-6 text-ink before:absolute before:start-0 before:top-[0.65em] before:size-2 before:rounded-xs before:bg-blue forced-colors:before:bg-[CanvasText]"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
