import { Band } from '#site/components/Band.tsx';
import { BillCard } from '#site/components/BillCard.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { ProfessionalContent } from '#site/content/types/professional.ts';
import type { Link } from '#site/links.ts';

type Fees = ProfessionalContent['fees'];

type Props = { texts: Fees; termsLink: Link };

/** What a valuer pays: the list of fees, with worked examples below it. */
export function FeesSection({ texts: { ledger, examples, terms, ...head }, termsLink }: Props) {
  return (
    <Band tone="deep" id="service_fees" labelledBy="fees-title">
      <div className="grid gap-12 md:grid-cols-[5fr_7fr] md:gap-16 xl:gap-28">
        <div className="self-start md:sticky md:top-28">
          <SectionHeading id="fees-title" onDeep {...head} />
          <p className="text-small mt-8 max-w-[44ch] border-s-2 border-white/30 ps-5">{terms.text}</p>
          <p className="mt-3">
            <TextLink link={termsLink} onDeep>
              {terms.link}
            </TextLink>
          </p>
        </div>
        <div className="rounded-window shadow-window text-body overflow-hidden bg-white">
          <dl className="px-6 pt-4 sm:px-10 sm:pt-6 xl:px-14 xl:pt-10">
            {ledger.map(({ label, value, text }) => (
              <div
                key={label}
                className="border-line grid gap-x-4 gap-y-1 py-5 not-first:border-t sm:grid-cols-[1fr_auto]"
              >
                <dt className="text-subheading text-ink font-semibold">{label}</dt>
                <dd className="text-heading text-blue-dark font-bold tabular-nums sm:row-span-2 sm:self-center sm:text-end">
                  {value}
                </dd>
                <dd className="text-small sm:col-start-1">{text}</dd>
              </div>
            ))}
          </dl>
          <Examples {...examples} />
        </div>
      </div>
    </Band>
  );
}

function Examples({ title, bills, notes }: Fees['examples']) {
  return (
    <div className="bg-page border-line mt-4 border-t px-6 py-8 sm:px-10 xl:px-14 xl:py-10">
      <h3 className="text-subheading !text-ink font-semibold">{title}</h3>
      <div className="mt-5 grid gap-7">
        {bills.map((bill) => (
          <BillCard key={bill.title} {...bill} />
        ))}
      </div>
      {notes.map((note) => (
        <p key={note} className="text-small mt-4 max-w-[60ch] first-of-type:mt-7">
          {note}
        </p>
      ))}
    </div>
  );
}
