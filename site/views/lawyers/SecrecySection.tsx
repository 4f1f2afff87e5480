import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { LawyersContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: LawyersContent['secrecy']; papers: Link };

/** Professional secrecy: what a lawyer settles, and the way to the contracts. */
export function SecrecySection({ texts: { points, papersLink, ...head }, papers }: Props) {
  return (
    <section id="professional_secrecy" tabIndex={-1} aria-labelledby="secrecy-title">
      <SectionHeading id="secrecy-title" {...head} />
      <dl className="mt-7 grid gap-5 border-t border-line pt-5">
        {points.map(({ title, text }) => (
          <div key={title} className="border-s-2 border-blue ps-4">
            <dt className="font-semibold text-ink">{title}</dt>
            <dd className="max-w-[62ch] leading-normal">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        <TextLink link={papers}>{papersLink}</TextLink>
      </p>
    </section>
  );
}
