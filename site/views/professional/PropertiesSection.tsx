import { Band } from '#site/components/Band.tsx';
import { Picture } from '#site/components/Picture.tsx';
import { propertyTypes } from '#site/content/types/professional.ts';
import type { ProfessionalContent } from '#site/content/types/site.ts';

type Props = { texts: ProfessionalContent['properties'] };

/** What is valued: four models in a row, each with the kinds of property it stands for. */
export function PropertiesSection({ texts: { types, ...head } }: Props) {
  return (
    <Band tone="white" labelledBy="properties-title" head={head} space="close" className="overflow-clip">
      <ul className="mt-4 grid gap-x-8 gap-y-2 sm:gap-y-4 md:mt-8 md:grid-cols-2 lg:mt-6 lg:grid-cols-4">
        {propertyTypes.map((type) => (
          <li
            key={type}
            className="grid grid-cols-[5.75rem_minmax(0,1fr)] items-center gap-x-4 max-[22.5em]:grid-cols-[4rem_minmax(0,1fr)] sm:grid-cols-[6.5rem_minmax(0,1fr)] md:max-lg:items-start lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid lg:items-end lg:gap-y-3"
          >
            <Picture
              art={type}
              sizes="(min-width: 1200px) 17vw, 104px"
              className="w-full lg:mx-auto lg:w-[72%]"
            />
            <div className="border-line lg:self-start lg:border-t-2 lg:pt-3">
              <h3 className="text-heading font-semibold max-[24em]:text-subheading lg:max-xl:text-subheading">
                {types[type].title}
              </h3>
              <ul className="leading-snug text-ink lg:mt-1">
                {types[type].examples.map((example) => (
                  <li key={example} className="inline not-last:after:content-[',_']">
                    {example}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
