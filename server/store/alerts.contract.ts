import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND, type Clock } from '#server/time.ts';
import { bookingTime, type AlertBook } from './alerts.ts';

/**
 * What every book of alerts must do; run against each real one.
 * @param open opens two of one store, as two servers have them; one and the same where there is but one
 */
export function alertsContract(
  name: string,
  open: (clock: Clock) => [AlertBook, AlertBook] | Promise<[AlertBook, AlertBook]>,
): void {
  const start = Date.parse('2026-03-02T09:30:00Z');

  async function setUp() {
    let now = start;
    const [book, other] = await open(() => now);
    const tell = async (count: number, trouble = 'failed') => {
      const booking = await book.book(trouble, count);
      if (booking !== undefined) await book.settle(trouble, count);
      return booking !== undefined;
    };
    return { book, other, tell, clock: () => now, pass: (time: number) => (now += time) };
  }

  it(`${name} has a trouble told once, and once when it is over`, async () => {
    const { book, tell, pass } = await setUp();
    expect(await book.book('failed', 1)).toEqual({ since: new Date(start), attempts: 1 });
    await book.settle('failed', 1);
    pass(DAY);
    expect(await tell(1)).toBe(false);
    expect(await book.book('failed', 0)).toEqual({ since: new Date(start), attempts: 1 });
    await book.settle('failed', 0);
    pass(DAY);
    expect(await tell(0)).toBe(false);
    expect(await tell(1)).toBe(true);
  });

  it(`${name} tells troubles apart, and nothing of what never was`, async () => {
    const { tell } = await setUp();
    expect(await tell(0)).toBe(false);
    expect(await tell(1)).toBe(true);
    expect(await tell(1, 'refused')).toBe(true);
    expect(await tell(0)).toBe(true);
    expect(await tell(1, 'refused')).toBe(false);
  });

  it(`${name} has a trouble that grows told again, once an hour`, async () => {
    const { tell, pass } = await setUp();
    expect(await tell(1)).toBe(true);
    pass(HOUR - 1);
    expect(await tell(2)).toBe(false);
    pass(1);
    expect(await tell(1)).toBe(false);
    expect(await tell(2)).toBe(true);
    expect(await tell(5)).toBe(false);
    pass(HOUR);
    expect(await tell(5)).toBe(true);
    expect(await tell(1)).toBe(false);
    pass(HOUR);
    expect(await tell(2)).toBe(true);
  });

  it(`${name} lets one of two servers tell`, async () => {
    const { book, other, pass } = await setUp();
    const both = async (count: number) => {
      const bookings = await Promise.all([book, other].map((one) => one.book('failed', count)));
      return bookings.filter((one) => one !== undefined).length;
    };
    expect(await both(1)).toBe(1);
    await book.settle('failed', 1);
    expect(await both(1)).toBe(0);
    pass(HOUR);
    expect(await both(2)).toBe(1);
    await other.settle('failed', 2);
    expect(await both(0)).toBe(1);
    await other.settle('failed', 0);
    expect(await both(0)).toBe(0);
  });

  it(`${name} books again what was not told, when it is due or its booking has ended`, async () => {
    const { book, other, clock, pass } = await setUp();
    await book.book('failed', 1);
    await book.postpone('failed', new Date(clock() + 10 * SECOND));
    pass(10 * SECOND - 1);
    expect(await other.book('failed', 1)).toBeUndefined();
    pass(1);
    expect(await other.book('failed', 1)).toEqual({ since: new Date(start), attempts: 2 });
    pass(bookingTime - 1);
    expect(await book.book('failed', 1)).toBeUndefined();
    pass(1);
    expect(await book.book('failed', 1)).toMatchObject({ attempts: 3 });
  });

  it(`${name} has it told that a trouble is over of which nobody could be told`, async () => {
    const { book, clock, pass } = await setUp();
    await book.book('failed', 1);
    await book.postpone('failed', new Date(clock() + MINUTE));
    pass(MINUTE);
    expect(await book.book('failed', 0)).toMatchObject({ since: new Date(start) });
  });

  it(`${name} does not wait for a time before which the clock was set back`, async () => {
    const { book, pass } = await setUp();
    await book.book('failed', 1);
    pass(-DAY);
    expect(await book.book('failed', 1)).toBeDefined();
  });
}
