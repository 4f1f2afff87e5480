import type { ReactNode } from 'react';
import type { ArtName } from '#site/assets/art.ts';
import { Bullets } from '#site/components/Bullets.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { Picture } from '#site/components/Picture.tsx';
import type { DoorContent } from '#site/content/types/site.ts';

type Props = { headingId: string; art: ArtName; texts: DoorContent; children: ReactNode };

/** From md on half of the viewport; subgrid aligns its parts with the other half's. */
const door =
  'even:bg-white gutter grid *:first:self-end grid-cols-[minmax(0,1fr)] content-start gap-7 py-[clamp(3rem,2rem+3.4vw,5rem)] md:row-span-4 md:grid-rows-subgrid md:odd:pe-[clamp(2rem,5vw,6rem)] md:odd:ps-half-page md:even:ps-[clamp(2rem,5vw,6rem)] md:even:pe-half-page';

/** An audience's half of the home page: its benefits and its registration. */
export function Door({ headingId, art, texts: { kicker, title, lead, points }, children }: Props) {
  return (
    <section aria-labelledby={headingId} className={door}>
      <Picture
        art={art}
        sizes="(min-width: 75em) 30rem, 18rem"
        className="-ms-5 -mb-2 w-72 lg:-ms-9 lg:w-120"
      />
      <div>
        <Kicker>{kicker}</Kicker>
        <h2 id={headingId} className="text-section font-bold">
          {title}
        </h2>
        <p className="mt-4 max-w-[56ch]">{lead}</p>
      </div>
      <div className="text-ink [&_li]:[&:lang(de)]:hyphens-auto">
        <Bullets items={points} />
      </div>
      <p className="flex flex-wrap content-start items-center gap-x-6 gap-y-2 max-sm:grid md:max-lg:grid md:max-lg:justify-items-start">
        {children}
      </p>
    </section>
  );
}
