import type { Statistic } from '#site/content/types/shared.ts';

type Props = {
  items: readonly Statistic[];
  onDeep?: boolean;
  /** One below the other on a desktop, for a narrow column. */
  stacked?: boolean;
};

/** Figures in very large type, each with its unit and a line of context, in the order in which one reads them. */
export function Statistics({ items, onDeep = false, stacked = false }: Props) {
  return (
    <ul
      className={`grid gap-10 sm:grid-cols-3 sm:gap-6 ${stacked ? 'md:grid-cols-1 md:gap-10' : 'lg:gap-8 xl:gap-16'}`}
    >
      {items.map(({ prefix, value, unit, gap, unitFirst, label }) => (
        <li
          key={label}
          className={`reveal flex flex-col gap-3 border-t-2 pt-6 ${onDeep ? 'border-white/25' : 'border-line'}`}
        >
          <span className={onDeep ? 'text-white' : 'text-blue-dark'}>
            {prefix === undefined ? null : (
              <span className="text-subheading block font-semibold">{prefix}</span>
            )}
            <span className="text-numeral font-bold whitespace-nowrap tabular-nums">
              {unitFirst ? null : value}
              <span className={`text-title tracking-tight ${onDeep ? 'text-orange-light' : 'text-blue'}`}>
                {gap && !unitFirst ? '\u00A0' : null}
                {unit}
              </span>
              {unitFirst ? <span className={gap ? 'ms-2' : undefined}>{value}</span> : null}
            </span>
          </span>
          <span className="text-subheading sm:max-md:text-small max-w-[34ch] text-balance hyphens-manual">
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
