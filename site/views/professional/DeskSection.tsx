import { Band } from '#site/components/Band.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { ProfessionalContent, ValuersDeskContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { WideHead } from './WideHead.tsx';
import './professional.css';

type Props = {
  texts: ValuersDeskContent;
  features: ProfessionalContent['features'];
  securityLink: Link;
};

/** One enquiry as it lies on a valuer's desk, and both answers to it; above, what makes it worth answering. */
export function DeskSection({ texts, features, securityLink }: Props) {
  const { sample, enquiry, answer, ...head } = texts;
  return (
    <Band tone="page" id="key_benefits" labelledBy="benefits-title" className="!py-7 sm:!py-9 lg:!py-14">
      <WideHead id="benefits-title" {...head}>
        <Features texts={features} securityLink={securityLink} />
      </WideHead>
      <div className="valuers-desk rounded-window shadow-window border-line mt-5 overflow-clip border bg-white lg:mt-8">
        <p className="border-line bg-page/60 text-small flex flex-wrap gap-x-5 border-b px-4 py-2.5 sm:px-5 sm:py-3 lg:px-8">
          <span className="text-blue-dark font-semibold">{enquiry.reference}</span>
          <span className="max-sm:order-last max-sm:w-full">{enquiry.from}</span>
          <span className="tabular-nums max-sm:hidden">{enquiry.received}</span>
          <span className="border-grey-blue/50 text-fine ms-auto rounded-full border px-2.5">{sample}</span>
        </p>
        <div className="grid md:grid-cols-[11fr_9fr]">
          <Enquiry texts={enquiry} />
          <div className="border-line bg-page/50 min-w-0 border-t p-4 sm:p-5 md:border-s md:border-t-0 lg:p-7">
            <Answers texts={answer} />
          </div>
        </div>
      </div>
    </Band>
  );
}

function Enquiry({ texts }: { texts: ValuersDeskContent['enquiry'] }) {
  const { title, text, particulars, documents } = texts;
  return (
    <div className="flex min-w-0 flex-col p-4 sm:p-5 lg:p-7">
      <h3 className="text-heading font-bold">{title}</h3>
      <p className="text-ink mt-2 max-w-[56ch] max-sm:hidden">{text}</p>
      <dl className="my-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] sm:grid-cols-3 md:grid-cols-2 gap-x-6 gap-y-3 xl:grid-cols-3 max-sm:my-3 max-sm:gap-x-3 max-sm:gap-y-1.5">
        {particulars.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-small max-sm:leading-snug">{label}</dt>
            <dd className="text-ink leading-snug font-semibold hyphens-auto">{value}</dd>
          </div>
        ))}
      </dl>
      <h4 className="sr-only">{documents.label}</h4>
      <ul className="border-line text-ink mt-auto flex flex-wrap gap-x-6 gap-y-1.5 border-t pt-4 max-sm:gap-x-5 max-sm:gap-y-1 max-sm:pt-3 max-sm:leading-normal">
        {documents.there.map((name) => (
          <li
            key={name}
            className={`${mark} before:border-success before:rotate-45 before:border-e-2 before:border-b-2`}
          >
            {name}
          </li>
        ))}
        <li className={`${mark} text-body before:mt-1 before:!h-0 before:border-t-2 before:border-dashed`}>
          {documents.missing}
        </li>
      </ul>
    </div>
  );
}

/** A document is there, with a tick, or to follow, with a dash. */
const mark =
  'relative ps-5 before:absolute before:start-1 before:top-[0.5em] before:h-3 before:w-1.5 before:content-[""] last:before:w-2.5 last:before:top-[0.75em]';

function Answers({ texts }: { texts: ValuersDeskContent['answer'] }) {
  const { legend, offer, decline } = texts;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="text-ink font-semibold">{legend}</legend>
        <div className="mt-2.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
          {[
            ['offer', offer.label],
            ['decline', decline.label],
          ].map(([value, label]) => (
            <label
              key={value}
              className="rounded-button border-grey-blue text-blue-dark hover:bg-page has-checked:border-blue-dark flex min-h-13 cursor-pointer items-center gap-2 border bg-white px-2.5 font-semibold has-checked:shadow-[inset_0_0_0_1px_var(--color-blue-dark)] sm:px-4"
            >
              <input
                type="radio"
                name="answer"
                value={value}
                defaultChecked={value === 'offer'}
                className="accent-blue-dark size-5 shrink-0"
              />
              <span className="min-w-0">{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="desk-answers mt-3 sm:mt-5">
        <div className="desk-offer">
          <dl>
            {[...offer.lines, offer.total].map(({ label, value }) => (
              <div
                key={label}
                className="border-line text-ink last:border-ink flex flex-wrap items-baseline justify-between gap-x-4 py-2 not-first:border-t max-sm:py-1.5 max-sm:leading-snug last:border-t-2 last:font-bold"
              >
                <dt>{label}</dt>
                <dd className="ms-auto text-end font-semibold tabular-nums min-[22.5em]:whitespace-nowrap ">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 max-sm:leading-snug">{offer.note}</p>
        </div>
        <div className="desk-decline max-md:mt-5 max-md:first:mt-0">
          <h4 className="text-subheading font-semibold">{decline.title}</h4>
          <ul className="mt-2 grid gap-2.5">
            {decline.reasons.map((reason) => (
              <li key={reason} className="text-ink">
                {reason}
              </li>
            ))}
          </ul>
          <p className="border-line mt-3 border-t pt-3">{decline.note}</p>
        </div>
      </div>
    </>
  );
}

function Features({
  texts: { items, securityLink: label },
  securityLink,
}: Pick<Props, 'securityLink'> & { texts: Props['features'] }) {
  return (
    <ul aria-labelledby="benefits-title" className="grid gap-1.5">
      {Object.entries(items).map(([key, { title, text }]) => (
        <li key={key}>
          <strong className="text-ink font-semibold">{title}</strong> {text}
          {key === 'dataProtection' ? (
            <>
              {' '}
              <TextLink link={securityLink}>{label}</TextLink>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
