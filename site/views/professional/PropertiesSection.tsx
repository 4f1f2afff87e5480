import { Band } from '#site/components/Band.tsx';
import { Picture } from '#site/components/Picture.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { propertyTypes } from '#site/content/types/professional.ts';
import type { ProfessionalContent } from '#site/content/types/site.ts';
import './properties.css';

type Props = { texts: ProfessionalContent['properties'] };

/** What is valued: four models, each with examples of its property type. */
export function PropertiesSection({ texts: { types, ...head } }: Props) {
  return (
    <Band tone="white" labelledBy="properties-title" space="close" className="overflow-clip">
      <SectionHeading id="properties-title" size="section" {...head} />
      <ul className="property-types">
        {propertyTypes.map((type) => (
          <li key={type} className="property-type">
            <Picture
              art={type}
              sizes="(min-width: 75em) 22vw, (min-width: 37.5em) 44vw, 1px"
              className="property-picture"
            />
            <div className="property-words">
              <h3 className="text-subheading font-semibold">{types[type].title}</h3>
              <p className="mt-1 leading-snug text-ink">{types[type].examples.join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
