import floorPlan from '#site/assets/report/floor-plan.svg?no-inline';
import sitePlan from '#site/assets/report/site-plan.svg?no-inline';
import { building, parcel } from '#site/content/samples/report/property.ts';
import type { SheetsContent } from '#site/content/types/site.ts';
import { floorView, siteView } from '../planViews.ts';
import { Drawing, type Label } from './Drawing.tsx';
import { Part } from './Part.tsx';

type Texts = SheetsContent['plans'];

/** Plans of an upper floor and of the parcel, and the areas. */
export function PlansSheet({ texts: { floor, site, areas } }: { texts: Texts }) {
  return (
    <>
      <Drawing src={floorPlan} view={floorView} texts={floor} labels={floorLabels(floor)} />
      <div className="sheet-columns">
        <div className="mt-5">
          <Drawing src={sitePlan} view={siteView} texts={site} labels={siteLabels(site)} />
        </div>
        <Part title={areas.title} rows={areas.rows} />
      </div>
    </>
  );
}

/** Each room's name and area, in both flats, and the building's lengths. */
function floorLabels(texts: Texts['floor']): Label[] {
  const { unit } = floorView;
  const [width, depth] = [building.width * unit, building.depth * unit];
  const named = texts.rooms.flatMap(({ x, y, name, area }) =>
    [x * unit, width - x * unit].flatMap((at): Label[] => [
      [at, y * unit - 2, name],
      [at, y * unit + 14, area, 'quiet'],
    ]),
  );
  return [...named, [width / 2, depth + 48, texts.width], [-38, depth / 2, texts.depth, 'name', -90]];
}

/** The parcels' numbers and lengths, the street, the scale. */
function siteLabels({ labels }: Texts['site']): Label[] {
  const { unit, edges } = siteView;
  const [width, depth] = [parcel.width * unit, parcel.depth * unit];
  const [left, right] = parcel.neighbours;
  return [
    [width / 2, 44, parcel.number],
    [width / 2, 68, labels.area, 'quiet'],
    [-60, 74, left],
    [width + 60, 74, right],
    [width / 2, (parcel.north + building.depth / 2) * unit - 14, labels.storeys],
    [width / 2, depth + 34, labels.street],
    [width / 2, depth - 12, labels.width, 'quiet'],
    [width - 10, depth / 2, labels.depth, 'quiet', -90],
    [edges.west + 154, edges.south - 10, labels.scale, 'quiet'],
  ];
}
