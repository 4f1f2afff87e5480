const dayLength = 24 * 60 * 60 * 1000;

/**
 * The day that comes so many working days after another: Saturdays and Sundays do not count, holidays do, since
 * they differ from state to state and samples stay clear of them.
 * @param iso a day, or a time of it, in UTC
 */
export function workingDaysAfter(iso: string, workingDays: number): string {
  let time = Date.parse(iso);
  for (let left = workingDays; left > 0;) {
    time += dayLength;
    if (![0, 6].includes(new Date(time).getUTCDay())) left -= 1;
  }
  return new Date(time).toISOString();
}
