import map from '#site/assets/report/map.svg?no-inline';
import type { SheetsContent } from '#site/content/types/site.ts';
import { places, view } from '../mapPlaces.ts';
import { Drawing } from './Drawing.tsx';
import { columns, Part } from './Part.tsx';

type Texts = SheetsContent['location'];

/** Where the property stands, and what is around it. */
export function LocationSheet({ texts: { map: mapTexts, situation, distances } }: { texts: Texts }) {
  return (
    <>
      <TownMap texts={mapTexts} />
      <div className={columns}>
        <Part title={situation.title}>
          {situation.paragraphs.map((paragraph) => (
            <p key={paragraph} className="not-first-of-type:mt-[0.6em]">
              {paragraph}
            </p>
          ))}
        </Part>
        <Part title={distances.title} rows={distances.rows} />
      </div>
    </>
  );
}

/** The map with circles around the property, a scale, and where the north is. */
function TownMap({ texts }: { texts: Texts['map'] }) {
  const { labels, rings } = texts;
  const { property, church, station, park, school } = places;
  const [x, y] = property;
  const plate = labels.property.length * 13 + 30;
  return (
    <Drawing
      src={map}
      view={view}
      texts={texts}
      className="stroke-white/85 stroke-4 text-[18px]"
      labels={[
        ...rings.map(
          ({ metres, label }) => [x - metres * 0.71, y - metres * 0.71 - 8, label, 'water'] as const,
        ),
        [x - 60, y - 72, labels.property, 'plate'],
        [church[0] + 8, church[1] - 18, labels.church],
        [station[0] - 18, station[1] - 44, labels.station],
        [park[0], park[1] + 8, labels.park],
        [school[0], school[1] - 22, labels.school],
        [112, 500, labels.river, 'water', 99],
        [136, 606, labels.scale],
      ]}
    >
      <g className="fill-none stroke-ink stroke-3">
        {rings.map(({ metres }) => (
          <circle
            key={metres}
            cx={x}
            cy={y}
            r={metres}
            strokeDasharray="3 9"
            className="stroke-blue stroke-2"
          />
        ))}
        <path d={`M36 612v12h200v-12M${x} ${y - 8}L${x - 60} ${y - 62}`} />
      </g>
      <path d={`M${x - 60 - plate / 2} ${y - 100}h${plate}v40h-${plate}zM956 24l15 46-15-10-15 10z`} />
    </Drawing>
  );
}
