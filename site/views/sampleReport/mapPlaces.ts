import { distances } from '#site/content/samples/report/property.ts';

/** What the map shows, in metres from its upper left corner. */
export const view = { width: 1000, height: 660, viewBox: '0 0 1000 660' } as const;

type Point = readonly [x: number, y: number];

const property: Point = [424, 324];

/** So far from the property, in a direction in degrees, clockwise from the north. */
const away = (metres: number, direction: number): Point => {
  const angle = (direction * Math.PI) / 180;
  const [x, y] = property;
  return [Math.round(x + metres * Math.sin(angle)), Math.round(y - metres * Math.cos(angle))];
};

/** Places on the map, as far from the property as the report says. */
export const places = {
  property,
  church: away(distances.church, -4),
  station: away(distances.station, 85),
  park: away(232, 130),
  school: away(distances.school, 129),
} as const;
