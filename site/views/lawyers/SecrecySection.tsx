import { Band } from '#site/components/Band.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { LawyersContent } from '#site/content/types/lawyers.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: LawyersContent['secrecy']; contactLink: Link };

/** Professional secrecy: what a lawyer settles, what the site can say, which papers to ask for. */
export function SecrecySection({ texts: { settle, known, papers, ...head }, contactLink }: Props) {
  return (
    <Band tone="page" id="professional_secrecy" labelledBy="secrecy-title" head={head}>
      <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-[7fr_5fr] xl:gap-x-28">
        <div>
          <h3 className="text-heading font-semibold">{settle.title}</h3>
          <dl className="mt-6 grid gap-6">
            {settle.points.map(({ title, text }) => (
              <div key={title} className="border-blue border-s-2 ps-6">
                <dt className="text-subheading text-ink font-semibold">{title}</dt>
                <dd className="mt-1 max-w-[62ch]">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="rounded-window shadow-card self-start bg-white p-6 sm:p-10">
          <h3 className="text-heading font-semibold">{papers.title}</h3>
          <ul className="border-line mt-5 border-t">
            {papers.points.map((paper) => (
              <li key={paper} className="text-ink border-line border-b py-3">
                {paper}
              </li>
            ))}
          </ul>
          <p className="mt-5">{papers.note}</p>
          <p className="mt-3">
            <TextLink link={contactLink}>{papers.link}</TextLink>
          </p>
        </div>
        <div className="lg:col-span-2">
          <h3 className="text-heading font-semibold">{known.title}</h3>
          <ul className="mt-6 grid gap-x-16 gap-y-6 sm:grid-cols-2 xl:grid-cols-4 xl:gap-x-12">
            {known.points.map((point) => (
              <li key={point} className="border-line max-w-[52ch] border-t-2 pt-4">
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
