import { building, parcel } from '#site/content/samples/report/property.ts';

/** How the plans are drawn: units of the drawing a metre, and what of it is shown. */

const floorUnit = 40;
const margin = { left: 62, top: 12, right: 12, bottom: 62 };

export const floorView = {
  unit: floorUnit,
  width: building.width * floorUnit + margin.left + margin.right,
  height: building.depth * floorUnit + margin.top + margin.bottom,
  get viewBox() {
    return `${-margin.left} ${-margin.top} ${this.width} ${this.height}`;
  },
};

const siteUnit = 10;
const edges = {
  west: -120,
  north: -60,
  east: parcel.width * siteUnit + 120,
  south: parcel.depth * siteUnit + 80,
};

export const siteView = {
  unit: siteUnit,
  edges,
  width: edges.east - edges.west,
  height: edges.south - edges.north,
  get viewBox() {
    return `${edges.west} ${edges.north} ${this.width} ${this.height}`;
  },
};
