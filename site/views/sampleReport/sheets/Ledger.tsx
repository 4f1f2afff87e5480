type Row = { label: string; values: readonly string[]; isSum?: boolean };

type Props = {
  /** Names the table; the heading above it does. */
  labelledBy: string;
  /** Heads of the columns; on paper the words beside the amounts suffice. */
  columns: readonly string[];
  rows: readonly Row[];
};

/** A table as valuers set it: what, how, how much; a line above what is summed up. */
export function Ledger({ labelledBy, columns, rows }: Props) {
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <span className="sr-only">{column}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values, isSum }) => (
          <tr key={label} className={isSum ? 'sheet-sum' : undefined}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
