const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** A time beside another, in bold where it is more than the budget. */
export function besides(ours: number, other: number, budget: number): string {
  const ratio = (ours / other).toFixed(2);
  return Number(ratio) > budget ? `**${ratio}**` : ratio;
}
