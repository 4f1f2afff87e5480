/**
 * Prints what `art/scenes/sample_house.py` builds, as JSON: the sample report's building by its facts. Lengths are in
 * metres, x to the east and y to the south, as in the plans. Usage: node art/sampleHouse.ts
 */
import { areas, building, parcel, rooms, stairs } from '#site/content/samples/report/property.ts';
import { both, doors, landing, windows } from './report/openings.ts';

const { width, depth } = building;

/** x of the wall between flat and practice (at the eastern end), by their shares of the ground floor. */
const between = (width * areas.groundFlat) / (areas.groundFlat + areas.practice);

const house = {
  width,
  depth,
  parcel,
  between,
  outerWall: building.outerWall,
  bearingWall: building.bearingWall,
  rooms: both(Object.values(rooms)),
  stairs,
  doors: both(doors.map(({ opening }) => opening)),
  windows: [...both(windows), landing],
};

console.log(JSON.stringify(house));
