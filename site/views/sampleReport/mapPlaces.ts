import { distances } from '#site/content/samples/report/property.ts';

/** In metres from the map's upper left corner. */
const property = [424, 324] as const;

/** Point at a distance from the property; `direction` in degrees, clockwise from the north. */
const away = (metres: number, direction: number) => {
  const angle = (direction * Math.PI) / 180;
  const [x, y] = property;
  return [Math.round(x + metres * Math.sin(angle)), Math.round(y - metres * Math.cos(angle))] as const;
};

/** Places on the map, at the distances that the report states. */
export const places = {
  property,
  church: away(distances.church, -4),
  station: away(distances.station, 85),
  park: away(232, 130),
  school: away(distances.school, 129),
};
