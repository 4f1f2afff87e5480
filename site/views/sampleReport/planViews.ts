import { building, parcel } from '#site/content/samples/report/property.ts';

/** How a plan is drawn: units of the drawing a metre, and what of it is shown. */
const plan = (unit: number, west: number, north: number, east: number, south: number) => ({
  unit,
  edges: { west, north, east, south },
  width: east - west,
  height: south - north,
  viewBox: `${west} ${north} ${east - west} ${south - north}`,
});

export const floorView = plan(40, -62, -12, building.width * 40 + 12, building.depth * 40 + 62);
export const siteView = plan(10, -120, -60, parcel.width * 10 + 120, parcel.depth * 10 + 80);
