import { building, parcel } from '#site/content/samples/report/property.ts';

/** A drawing's view: units a metre, font size, and the edges of the visible section, in units. */
const drawn = (
  unit: number,
  fontSize: number,
  [west, north, east, south]: [number, number, number, number],
) => ({
  unit,
  fontSize,
  edges: { west, north, east, south },
  size: { width: east - west, height: south - north },
  viewBox: `${west} ${north} ${east - west} ${south - north}`,
});
export type View = ReturnType<typeof drawn>;

export const mapView = drawn(1, 18, [0, 0, 1000, 660]);
export const floorView = drawn(40, 14.5, [-62, -12, building.width * 40 + 12, building.depth * 40 + 62]);
export const siteView = drawn(10, 21, [-120, -60, parcel.width * 10 + 120, parcel.depth * 10 + 80]);
