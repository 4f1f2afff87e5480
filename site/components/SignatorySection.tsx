import type { SignatoryContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { Kicker } from './Kicker.tsx';
import { Picture } from './Picture.tsx';
import { SampleMark } from './product/SampleMark.tsx';
import { TextLink } from './TextLink.tsx';
import './signatory-section.css';

type Props = {
  tone: 'page' | 'white';
  texts: SignatoryContent;
  /** To what is said about qualifications. */
  more: Link;
};

/** The picture's width: a column of the page. */
const sizes = '(min-width: 45em) 45vw, min(90vw, 34rem)';

/** Who signs: a valuer's papers, as specimens, and three lines that the terms cover. */
export function SignatorySection({ tone, texts, more }: Props) {
  const { kicker, title, points, mark, caption, more: label } = texts;
  return (
    <section aria-labelledby="signatory-title" className={tone === 'page' ? 'bg-page' : 'bg-white'}>
      <div className="signatory page-width">
        <div className="signatory-text">
          <div className="signatory-head">
            <Kicker>{kicker}</Kicker>
            <h2 id="signatory-title" className="text-section font-bold">
              {title}
            </h2>
          </div>
          <div className="signatory-lines">
            <dl>
              {points.map((point) => (
                <div key={point.title} className="signatory-point">
                  <dt className="text-subheading font-semibold text-ink">{point.title}</dt>
                  <dd className="mt-1 max-w-[52ch] leading-normal text-ink">{point.text}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3">
              <TextLink link={more}>{label}</TextLink>
            </p>
          </div>
        </div>
        <figure className="signatory-papers no-print">
          <div className="signatory-ground">
            <Picture art="papers" sizes={sizes} className="signatory-picture" />
          </div>
          <figcaption className="mt-2 flex items-baseline gap-x-3 text-small text-ink">
            <SampleMark>{mark}</SampleMark>
            <span className="text-balance">{caption}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
