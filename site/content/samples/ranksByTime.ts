/** The rank of each offer when the quickest comes first, counted from one. */
export function ranksByTime(offers: readonly { workingDays: number }[]): number[] {
  return offers.map(
    ({ workingDays }) => 1 + offers.filter((other) => other.workingDays < workingDays).length,
  );
}
