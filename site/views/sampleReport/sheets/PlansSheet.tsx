import floorPlan from '#site/assets/report/floor-plan.svg?no-inline';
import sitePlan from '#site/assets/report/site-plan.svg?no-inline';
import { building, parcel, roomKeys, rooms } from '#site/content/samples/report/property.ts';
import type { SheetsContent } from '#site/content/types/site.ts';
import { floorView, siteView } from '../planViews.ts';
import { Ledger } from './Ledger.tsx';
import { Sheet, sheetId } from './Sheet.tsx';

type Texts = SheetsContent['plans'];
type Props = { texts: Texts; margin: SheetsContent['margin']; enlarge: string };

/** An upper floor, the parcel, and the areas that follow from them. */
export function PlansSheet({ texts, margin, enlarge }: Props) {
  const areasId = `${sheetId('plans')}-areas`;
  return (
    <Sheet sheet="plans" margin={margin} enlarge={enlarge} title={texts.title}>
      <figure>
        <div className="sheet-drawing">
          <img
            src={floorPlan}
            alt={texts.floor.alt}
            width={floorView.width}
            height={floorView.height}
            loading="lazy"
            decoding="async"
          />
          <FloorLabels texts={texts.floor} />
        </div>
        <figcaption>{texts.floor.caption}</figcaption>
      </figure>
      <div className="sheet-columns">
        <figure>
          <div className="sheet-drawing">
            <img
              src={sitePlan}
              alt={texts.site.alt}
              width={siteView.width}
              height={siteView.height}
              loading="lazy"
              decoding="async"
            />
            <SiteLabels labels={texts.site.labels} />
          </div>
          <figcaption>{texts.site.caption}</figcaption>
        </figure>
        <div>
          <h3 id={areasId}>{texts.areas.title}</h3>
          <Ledger
            labelledBy={areasId}
            columns={[texts.areas.columns.part, texts.areas.columns.area]}
            rows={texts.areas.rows.map(({ label, value, isSum }) => ({
              label,
              values: [value],
              ...(isSum ? { isSum } : {}),
            }))}
          />
        </div>
      </div>
    </Sheet>
  );
}

/** Each room's name and area, in both flats, and the building's lengths. */
function FloorLabels({ texts }: { texts: Texts['floor'] }) {
  const { unit, viewBox } = floorView;
  const { width, depth } = building;
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="sheet-plan">
      {roomKeys.flatMap((room) => {
        const [west, north, east, south] = rooms[room];
        const middle = (west + east) / 2;
        const y = ((north + south) / 2) * unit;
        return [middle, width - middle].map((x) => (
          <g key={`${room} ${x}`}>
            <text x={x * unit} y={y - 2}>
              {texts.rooms[room].name}
            </text>
            <text x={x * unit} y={y + 14} className="sheet-area">
              {texts.rooms[room].area}
            </text>
          </g>
        ));
      })}
      <text x={(width / 2) * unit} y={(depth + 0.75) * unit + 18}>
        {texts.width}
      </text>
      <text transform={`translate(${-0.75 * unit - 8} ${(depth / 2) * unit}) rotate(-90)`}>
        {texts.depth}
      </text>
    </svg>
  );
}

/** The parcels' numbers and lengths, the street, the scale. */
function SiteLabels({ labels }: { labels: Texts['site']['labels'] }) {
  const { unit, viewBox, edges } = siteView;
  const [width, depth] = [parcel.width * unit, parcel.depth * unit];
  const [left, right] = parcel.neighbours;
  const middle = parcel.west * unit + (building.width * unit) / 2;
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="sheet-plan sheet-site">
      <text x={width / 2} y="44">
        {parcel.number}
      </text>
      <text x={width / 2} y="68" className="sheet-area">
        {labels.area}
      </text>
      <text x="-60" y="74">
        {left}
      </text>
      <text x={width + 60} y="74">
        {right}
      </text>
      <text x={middle} y={(parcel.north + building.depth / 2) * unit - 14}>
        {labels.storeys}
      </text>
      <text x={width / 2} y={depth + 34}>
        {labels.street}
      </text>
      <text x={width / 2} y={depth - 12} className="sheet-area">
        {labels.width}
      </text>
      <text transform={`translate(${width - 10} ${depth / 2}) rotate(-90)`} className="sheet-area">
        {labels.depth}
      </text>
      <text x={edges.west + 132} y={edges.south - 10} className="sheet-area sheet-start">
        {labels.scale}
      </text>
    </svg>
  );
}
