import { scrollRowAttribute } from '#common/ids.ts';
import { TextLink } from '#site/components/TextLink.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { clientSteps } from '#site/content/types/clients.ts';
import type { ClientsContent, LawyersContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = {
  texts: LawyersContent['steps'];
  steps: ClientsContent['steps'];
  moreLink: Link;
};

/** The six steps on one line, each with what an administrator looks to; the clients' page shows them at length. */
export function StepsSection({ texts: { kicker, title, texts, more }, steps, moreLink }: Props) {
  return (
    <section
      id="how_to_start"
      tabIndex={-1}
      aria-labelledby="steps-title"
      className="bg-white py-11 md:py-18"
    >
      <div className="mx-auto max-w-page gutter">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="flex-[1_1_22rem]">
            <Kicker>{kicker}</Kicker>
            <h2
              id="steps-title"
              className="text-[clamp(1.625rem,2.6vw,2.5rem)] leading-tight font-bold tracking-tight"
            >
              {title}
            </h2>
          </div>
          <TextLink link={moreLink}>{more}</TextLink>
        </div>
        <ol
          aria-labelledby="steps-title"
          className="steps-line mt-7 grid md:grid-cols-3 md:gap-y-10 lg:grid-cols-6"
          {...{ [scrollRowAttribute]: true }}
        >
          {clientSteps.map((step) => (
            <li
              key={step}
              className="relative pe-5 max-sm:pt-6 sm:max-md:ps-8 sm:max-md:pb-4 md:pt-7 xl:pe-8"
            >
              <h3 className="text-subheading font-semibold">{steps[step]}</h3>
              <p className="mt-1 leading-snug text-ink">{texts[step]}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
