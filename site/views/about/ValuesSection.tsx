import { Band } from '#site/components/Band.tsx';
import { companyValues, type AboutContent } from '#site/content/types/about.ts';

/** The company's values, one per row, in large type. */
export function ValuesSection({ texts: { items, ...head } }: { texts: AboutContent['values'] }) {
  return (
    <Band tone="page" id="values" labelledBy="values-title" head={head}>
      <div className="mt-12 md:mt-16">
        {companyValues.map((value) => (
          <div
            key={value}
            className="reveal border-line grid gap-x-16 gap-y-3 border-t-2 pt-8 not-last:pb-8 md:grid-cols-[2fr_3fr] md:pt-12 md:not-last:pb-12"
          >
            <h3 className="text-title text-blue-dark font-bold">{items[value].title}</h3>
            <p className="text-lead max-w-[56ch]">{items[value].text}</p>
          </div>
        ))}
      </div>
    </Band>
  );
}
