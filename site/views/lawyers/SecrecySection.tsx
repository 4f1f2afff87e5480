import { Bullets } from '#site/components/Bullets.tsx';
import { Disclosure } from '#site/components/Disclosure.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { LawyersContent } from '#site/content/types/lawyers.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: LawyersContent['secrecy']; contactLink: Link };

/** Professional secrecy: what a lawyer settles, which papers to ask for, what the site can say. */
export function SecrecySection({ texts: { settle, known, papers, ...head }, contactLink }: Props) {
  return (
    <section id="professional_secrecy" tabIndex={-1} aria-labelledby="secrecy-title">
      <SectionHeading id="secrecy-title" {...head} />
      <div className="border-line mt-7 border-t">
        <Disclosure title={settle.title}>
          <dl className="grid gap-5">
            {settle.points.map(({ title, text }) => (
              <div key={title} className="border-blue border-s-2 ps-4">
                <dt className="font-semibold">{title}</dt>
                <dd className="max-w-[62ch] leading-normal">{text}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
        <Disclosure title={papers.title}>
          <Bullets items={papers.points} />
          <p className="mt-4 max-w-[62ch]">{papers.note}</p>
          <p className="mt-2">
            <TextLink link={contactLink}>{papers.link}</TextLink>
          </p>
        </Disclosure>
        <Disclosure title={known.title}>
          <Bullets items={known.points} />
        </Disclosure>
      </div>
    </section>
  );
}
