import { building, parcel } from '#site/content/samples/report/property.ts';
import { siteView } from '#site/views/sampleReport/planViews.ts';
import { box, drawing, line, path } from './svg.ts';

const { unit, viewBox, edges } = siteView;

/** The parcel in the cadastre, its neighbours and the street to its south. */
export function sitePlan(): string {
  const width = parcel.width * unit;
  const depth = parcel.depth * unit;
  const west = parcel.west * unit;
  const north = parcel.north * unit;
  const east = west + building.width * unit;
  const south = north + building.depth * unit;
  const hip = (south - north) / 2;
  const ridge = north + hip;
  return drawing(viewBox, [
    path(box(edges.west, edges.north, edges.east, edges.south), 'fill="#fff"'),
    path(box(edges.west, depth, edges.east, edges.south), 'fill="#eaf0f3"'),
    path(
      [
        `M${edges.west} ${depth}H${edges.east}M${edges.west} 0H${edges.east}`,
        `M${edges.west} ${depth + 52}H${edges.east}M0 ${edges.north}V${depth}M${width} ${edges.north}V${depth}`,
      ],
      'fill="none" stroke="#b9c6ce" stroke-width="1.5"',
    ),
    path(
      [
        box(edges.west, 90, -34, 236),
        box(width + 38, 118, edges.east, 262),
        box(40, edges.north, 150, -14),
        box(190, edges.north, 320, -20),
        box(-96, 16, -52, 52),
      ],
      'fill="#d3dce2" stroke="#8397a3" stroke-width="1.2"',
    ),
    path(box(0, 0, width, depth), 'fill="#ff9000" fill-opacity=".12" stroke="#ff9000" stroke-width="3"'),
    path(box(west, north, east, south), 'fill="#ff9000" stroke="#1f2020" stroke-width="2"'),
    path(
      [
        line([
          [west, north],
          [west + hip, ridge],
          [west, south],
        ]),
        line([
          [east, north],
          [east - hip, ridge],
          [east, south],
        ]),
        line([
          [west + hip, ridge],
          [east - hip, ridge],
        ]),
      ],
      'fill="none" stroke="#1f2020" stroke-width="1.2"',
    ),
    // Ten metres, and where the north is.
    path(
      `M${edges.west + 16} ${edges.south - 24}v8h${10 * unit}v-8`,
      'fill="none" stroke="#1f2020" stroke-width="1.8"',
    ),
    path(`M${edges.east - 30} ${edges.north + 14}l9 30-9-6-9 6z`, 'fill="#1f2020"'),
  ]);
}
