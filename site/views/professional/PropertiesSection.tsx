import { Band } from '#site/components/Band.tsx';
import { Picture } from '#site/components/Picture.tsx';
import {
  propertyTypes,
  type ProfessionalContent,
  type PropertyType,
} from '#site/content/types/professional.ts';

/**
 * Where each plot stands in the quarter that the four form on a desktop, and where its legend stands. The
 * models share one isometric projection, in which the edges of a plot are (48 %, -21 %) and (36 %, 24 %) of a
 * picture's width. The nearer a plot, the higher its z-index, so that it covers those behind.
 */
const placement: Record<PropertyType, { plot: string; legend: string }> = {
  residential: {
    plot: 'lg:-translate-x-[91%] lg:-translate-y-[59%] lg:z-10',
    legend: 'lg:col-start-1 lg:row-start-1',
  },
  commercial: {
    plot: 'lg:-translate-x-[43%] lg:-translate-y-[80%]',
    legend: 'lg:col-start-2 lg:row-start-1',
  },
  industrial: {
    plot: 'lg:-translate-x-[7%] lg:-translate-y-[56%] lg:z-10',
    legend: 'lg:col-start-2 lg:row-start-2',
  },
  land: {
    plot: 'lg:-translate-x-[55%] lg:-translate-y-[35%] lg:z-20',
    legend: 'lg:col-start-1 lg:row-start-2',
  },
};

type Props = { texts: ProfessionalContent['properties'] };

/** What is valued: four models that form one quarter, each with the kinds of property it stands for. */
export function PropertiesSection({ texts: { types, ...head } }: Props) {
  return (
    <Band tone="page" labelledBy="properties-title" className="overflow-clip" head={head}>
      <ul className="relative mt-12 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:mt-14 lg:aspect-[5/2] lg:content-between lg:gap-x-[53%]">
        {propertyTypes.map((type) => (
          <li
            key={type}
            className={`max-sm:even:[&>div:first-child]:ms-auto sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:gap-y-0 lg:row-span-1 lg:block ${placement[type].legend}`}
          >
            <div
              className={`w-3/4 sm:w-full sm:self-end lg:absolute lg:start-1/2 lg:top-1/2 lg:flex lg:aspect-square lg:w-[29%] lg:items-end ${placement[type].plot}`}
            >
              <Picture
                art={type}
                sizes="(min-width: 1200px) 29vw, (min-width: 600px) 45vw, 70vw"
                className="w-full"
              />
            </div>
            <div className="border-line border-t-2 pt-4">
              <h3 className="text-heading lg:max-xl:text-subheading font-semibold">{types[type].title}</h3>
              <ul className="mt-3">
                {types[type].examples.map((example) => (
                  <li key={example}>{example}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
