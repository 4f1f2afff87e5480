import map from '#site/assets/report/map.svg?no-inline';
import type { SheetsContent } from '#site/content/types/site.ts';
import { places, rings, view } from '../mapPlaces.ts';
import { Ledger } from './Ledger.tsx';
import { Sheet, sheetId } from './Sheet.tsx';

type Props = { texts: SheetsContent['location']; margin: SheetsContent['margin']; enlarge: string };

/** Where the property stands, and what is around it. */
export function LocationSheet({ texts, margin, enlarge }: Props) {
  const distancesId = `${sheetId('location')}-distances`;
  return (
    <Sheet sheet="location" margin={margin} enlarge={enlarge} title={texts.title}>
      <figure>
        <div className="sheet-drawing">
          <img
            src={map}
            alt={texts.map.alt}
            width={view.width}
            height={view.height}
            loading="lazy"
            decoding="async"
          />
          <MapLabels texts={texts.map} />
        </div>
        <figcaption>{texts.map.caption}</figcaption>
      </figure>
      <div className="sheet-columns">
        <div>
          <h3>{texts.situation.title}</h3>
          {texts.situation.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h3 id={distancesId}>{texts.distances.title}</h3>
          <Ledger
            labelledBy={distancesId}
            columns={[texts.distances.columns.place, texts.distances.columns.distance]}
            rows={texts.distances.rows.map(({ label, value }) => ({ label, values: [value] }))}
          />
        </div>
      </div>
    </Sheet>
  );
}

/** What the map names, in the page's type and language, over the drawing that knows neither. */
function MapLabels({ texts: { labels, rings: ringLabels } }: { texts: Props['texts']['map'] }) {
  const [x, y] = places.property;
  const plate = labels.property.length * 13 + 30;
  return (
    <svg viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
      {rings.map((radius, index) => (
        <g key={radius}>
          <circle
            cx={x}
            cy={y}
            r={radius}
            fill="none"
            stroke="#206fa0"
            strokeWidth="2"
            strokeDasharray="3 9"
          />
          <text x={x - radius * 0.71} y={y - radius * 0.71 - 8} className="sheet-ring">
            {ringLabels[index]}
          </text>
        </g>
      ))}
      <path d={`M${x} ${y - 8}L${x - 60} ${y - 62}`} stroke="#1f2020" strokeWidth="2.5" />
      <rect x={x - 60 - plate / 2} y={y - 100} width={plate} height="40" rx="4" fill="#1f2020" />
      <text x={x - 60} y={y - 72} className="sheet-plate">
        {labels.property}
      </text>
      <text x={places.church[0] + 8} y={places.church[1] - 18}>
        {labels.church}
      </text>
      <text x={places.station[0] - 18} y={places.station[1] - 44}>
        {labels.station}
      </text>
      <text x={places.park[0]} y={places.park[1] + 8}>
        {labels.park}
      </text>
      <text x={places.school[0]} y={places.school[1] - 22}>
        {labels.school}
      </text>
      <text transform="translate(112 500) rotate(99)" className="sheet-water">
        {labels.river}
      </text>
      <path d="M36 612v12h200v-12" fill="none" stroke="#1f2020" strokeWidth="3" />
      <text x="136" y="606">
        {labels.scale}
      </text>
      <path d="M956 24l15 46-15-10-15 10z" fill="#1f2020" />
    </svg>
  );
}
