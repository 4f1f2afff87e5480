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
              sizes="(min-width: 1200px) 17vw, 104px"
              className="w-full lg:mx-auto lg:w-[72%]"
            />
            <div className="border-line lg:self-start lg:border-t-2 lg:pt-3">
              <h3 className="text-subheading font-semibold">{types[type].title}</h3>
              <p className="leading-snug text-ink lg:mt-1">{types[type].examples.join(', ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
