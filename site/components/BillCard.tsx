import type { Bill } from '#site/content/types/shared.ts';

/** A worked example, laid out like a bill: its lines, and below a rule the last one as the total. */
export function BillCard({ title, lines }: Bill) {
  return (
    <div>
      <h4 className="text-ink font-semibold">{title}</h4>
      <dl className="text-small mt-2">
        {lines.map(({ label, amount }) => (
          <div
            key={label}
            className="last:border-ink last:text-ink flex items-end justify-between gap-x-6 py-1.5 max-[22.5em]:flex-wrap last:mt-1 last:border-t-2 last:pt-2.5 last:font-bold"
          >
            <dt>{label}</dt>
            <dd className="text-end whitespace-nowrap tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
