/**
 * The property of the sample report, entirely invented: a residential and commercial building whose areas
 * follow from its plan. Lengths are in metres, x to the east and y to the south.
 */

/** A rectangle between walls: west, north, east, south. */
export type Rectangle = readonly [west: number, north: number, east: number, south: number];

/** Outer edges of the building, and its walls' thickness. */
export const building = { width: 16, depth: 12.4, outerWall: 0.365, bearingWall: 0.24, innerWall: 0.115 };

/** Cellar, ground floor, three upper floors, attic. */
const levels = { all: 6, upper: 3 };

/** The western flat of an upper floor; the eastern one is its mirror image. */
export const rooms = {
  bedroom: [0.365, 0.365, 4.585, 4.05],
  bathroom: [4.7, 0.365, 6.46, 2.9],
  child: [0.365, 4.165, 4.585, 7.735],
  hall: [4.7, 3.015, 6.46, 7.735],
  store: [6.575, 5.54, 7.88, 7.735],
  living: [0.365, 7.85, 5.7, 12.035],
  kitchen: [5.815, 7.85, 7.88, 12.035],
} as const satisfies Record<string, Rectangle>;

export type Room = keyof typeof rooms;
export const roomKeys = Object.keys(rooms) as Room[];

/** The stairs between the two flats. */
export const stairs: Rectangle = [6.7, 0.365, 9.3, 5.3];

/** The parcel in the cadastre, with the building's distance from its western and northern edge. */
export const parcel = {
  width: 25,
  depth: 30,
  west: 4.5,
  north: 12.6,
  number: '87/3',
  neighbours: ['87/2', '87/4'],
} as const;

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Clear area of a rectangle, in square metres to the hundredth. */
export const areaOf = ([west, north, east, south]: Rectangle) => hundredths((east - west) * (south - north));

const sum = (values: readonly number[]) => hundredths(values.reduce((total, value) => total + value, 0));

const flat = sum(roomKeys.map((room) => areaOf(rooms[room])));
const flats = hundredths(levels.upper * 2 * flat);
const groundFlat = 54.6;
const practice = 92.4;
const living = sum([flats, groundFlat]);

/** Areas in square metres; `gross`: of all levels, measured outside (“Brutto-Grundfläche”). */
export const areas = {
  land: parcel.width * parcel.depth,
  flat,
  flats,
  groundFlat,
  living,
  practice,
  usable: sum([living, practice]),
  gross: hundredths(levels.all * building.width * building.depth),
};

/** How many equal flats there are to let, besides the one on the ground floor. */
export const equalFlats = levels.upper * 2;

/** Distances from the property, in metres. */
export const distances = { shops: 140, church: 170, school: 350, station: 460, motorway: 5100 };

/** Circles around the property on the map, in metres. */
export const rings = [200, 400];
