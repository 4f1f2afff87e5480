import { expect, it } from 'vitest';
import { sampleHouse } from '#site/content/samples/desk.ts';

const { width, outerWall, innerWall, rooms, ridge, storey, person, slab } = sampleHouse;

it('has rooms and walls that add up to its width', () => {
  const inside = rooms.reduce<number>((sum, room) => sum + room, 0);
  expect(2 * outerWall + inside + (rooms.length - 1) * innerWall).toBe(width);
});

it('is a house that people fit into', () => {
  expect(storey - slab).toBeGreaterThan(240);
  expect(person).toBeLessThan(storey - slab);
  expect(ridge).toBeGreaterThan(3 * storey);
});
