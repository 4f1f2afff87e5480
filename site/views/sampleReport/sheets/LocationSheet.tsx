import map from '#site/assets/report/map.svg?no-inline';
import type { SheetsContent } from '#site/content/types/site.ts';
import { places } from '../mapPlaces.ts';
import { mapView } from '../planViews.ts';
import { Drawing, type Label } from './Drawing.tsx';
import { Part } from './Part.tsx';

/** The property's location and surroundings. */
export function LocationSheet({ texts }: { texts: SheetsContent['location'] }) {
  const { situation, distances } = texts;
  return (
    <>
      <Drawing src={map} view={mapView} texts={texts.map} labels={mapLabels(texts.map)} />
      <div className="sheet-columns">
        <Part title={situation.title}>
          {situation.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
        <Part title={distances.title} rows={distances.rows} />
      </div>
    </>
  );
}

function mapLabels({ labels, rings }: SheetsContent['location']['map']): Label[] {
  const { property, church, station, park, school } = places;
  const [x, y] = property;
  return [
    ...rings.map(({ metres, label }): Label => [x - metres * 0.71, y - metres * 0.71 - 8, label, 'water']),
    [x - 60, y - 72, labels.property, 'plate'],
    [church[0] + 8, church[1] - 18, labels.church, 'place'],
    [station[0] - 18, station[1] - 44, labels.station, 'place'],
    [park[0], park[1] + 8, labels.park, 'place'],
    [school[0], school[1] - 22, labels.school, 'place'],
    [112, 500, labels.river, 'water', 99],
    [136, 606, labels.scale, 'place'],
  ];
}
