import { offerIds, type Amounts, type ByOffer, type OfferId } from '#site/content/types/caseStage.ts';
import type { CaseStageContent } from '#site/content/types/site.ts';
import { ByChoice } from './ByChoice.tsx';
import { Aside, columns, Line } from './parts.tsx';
import { Sheet } from './Sheet.tsx';

type Props = { texts: CaseStageContent; index: number };

const amountParts = ['net', 'vat', 'gross'] as const satisfies readonly (keyof Amounts)[];

/** The contract with the chosen valuer, at the fee of their offer or at the one agreed on. */
export function ContractSheet({ texts: { contract, offers, valuer, app }, index }: Props) {
  const of = (read: (id: OfferId) => string) =>
    Object.fromEntries(offerIds.map((id) => [id, read(id)])) as ByOffer;
  const amount = (part: keyof Amounts) => (
    <ByChoice of={of((id) => offers.offers[id].amounts[part])} part={part} />
  );
  const named = { net: amount('net'), due: <ByChoice of={contract.due} /> };
  return (
    <Sheet {...contract} number={app.number} index={index}>
      <div className={columns}>
        <div className="case-contract flex flex-col gap-4 rounded-panel border border-line p-5 @xl:p-7">
          <dl className="grid gap-3">
            {contract.paragraphs.map(({ number, before, part, after }) => (
              <div key={number} className="grid grid-cols-[2.25rem_minmax(0,1fr)]">
                <dt className="font-semibold text-blue">{number}</dt>
                <dd>
                  {before}
                  {part === undefined ? null : <b className="font-semibold text-ink">{named[part]}</b>}
                  {after}
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-auto grid grid-cols-2 gap-6 text-fine @max-[17.5rem]:grid-cols-1 @max-[17.5rem]:gap-3">
            {contract.signatures.map(({ name, role }, at) => (
              <div key={role} className="flex flex-col">
                <Signature at={at} />
                <p className="border-t border-grey-blue pt-1.5">
                  <b className="block font-semibold text-ink">{name ?? <ByChoice of={valuer} />}</b>
                  <span className="case-long">{role}</span>
                </p>
              </div>
            ))}
          </div>
        </div>
        <Aside>
          <dl>
            {amountParts.map((part) => (
              <Line key={part} label={contract.amounts[part]} strong={part === 'gross'}>
                {amount(part)}
              </Line>
            ))}
          </dl>
        </Aside>
      </div>
    </Sheet>
  );
}

const strokes = [
  'M6 30C14 12 22 2 27 6c6 5-12 22-8 24 5 2 14-17 20-16 4 1-6 14-1 15 6 1 12-13 17-12 4 1-5 11 0 12 6 0 14-9 20-8 5 1-2 8 4 8 12 0 20-8 34-11',
  'M8 28C12 15 20 3 24 5c5 3-10 24-7 24 4 0 11-18 15-22 2 7 0 17 3 18 5 1 12-10 16-10 4 1-4 9 1 9 5 0 8-9 13-9 3 1-2 8 2 8 8 0 22-9 34-11',
] as const;

/** A signature, drawn. */
function Signature({ at }: { at: number }) {
  return (
    <svg
      viewBox="0 0 120 36"
      className="h-9 w-30 stroke-blue-dark"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
    >
      <path d={strokes[at]} />
    </svg>
  );
}
