import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import { companyValues } from '#site/content/types/about.ts';
import type { AboutContent } from '#site/content/types/site.ts';

type Props = {
  texts: AboutContent['values'];
  /** Who agrees goes on here. */
  children: ReactNode;
};

/** The company's values side by side, in large type. */
export function ValuesSection({ texts: { items, ...head }, children }: Props) {
  return (
    <Band tone="page" id="values" labelledBy="values-title" head={head} className="max-md:py-12 md:py-13">
      <div className="mt-8 grid gap-x-12 gap-y-8 md:mt-10 lg:grid-cols-3 xl:gap-x-20">
        {companyValues.map((value) => (
          <div
            key={value}
            className="border-t-2 border-blue pt-5 md:max-lg:grid md:max-lg:grid-cols-[2fr_3fr] md:max-lg:gap-x-12"
          >
            <h3 className="text-[length:clamp(1.5rem,1.2rem+1vw,2.25rem)] leading-tight font-bold tracking-[-0.02em] text-blue-dark">
              {items[value].title}
            </h3>
            <p className="mt-3 max-w-[56ch] text-ink md:max-lg:mt-0">{items[value].text}</p>
          </div>
        ))}
      </div>
      <div className="no-print mt-10 flex flex-wrap gap-4">{children}</div>
    </Band>
  );
}
