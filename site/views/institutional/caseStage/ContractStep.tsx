import type { ComponentProps, ReactNode } from 'react';
import { Lines } from '#site/components/product/Lines.tsx';
import { Signature } from '#site/components/product/Signature.tsx';
import { TextWithParts } from '#site/components/TextWithParts.tsx';
import type { CaseStageContent } from '#site/content/types/site.ts';
import { ByChoice } from './ByChoice.tsx';
import { Columns } from './Columns.tsx';
import './contract-step.css';

type ByOffer = ComponentProps<typeof ByChoice>['of'];

/** What depends on the chosen offer, as the contract shows it. */
function byChoice(values: Readonly<Record<string, ByOffer>>) {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    <b key={name} className="font-semibold text-ink">
      <ByChoice of={value} />
    </b>,
  ]);
  return Object.fromEntries(shown) as Record<string, ReactNode>;
}

type Props = { texts: CaseStageContent };

/** The contract with the chosen valuer, at the fee of their offer. */
export function ContractStep({ texts: { contract, valuer } }: Props) {
  const { paragraphs, lines, client, valuerRole } = contract;
  const amounts = lines.map(({ value, ...line }) => ({ ...line, value: <ByChoice of={value} /> }));
  return (
    <Columns aside={<Lines items={amounts} />}>
      <div className="flex flex-col gap-3 rounded-panel border border-line p-3.5 @xl/window:p-7 low:px-5 low:py-4">
        <dl className="grid gap-2 @xl/window:gap-3 low:gap-1.5">
          {paragraphs.map(({ number, text, values = {} }) => (
            <div key={number} className="contract-paragraph">
              <dt className="font-semibold text-blue">{number}</dt>
              <dd>
                <TextWithParts parts={byChoice(values)}>{text}</TextWithParts>
              </dd>
            </div>
          ))}
        </dl>
        <div className="contract-signatures">
          <Signature hand={0} name={<ByChoice of={valuer} />} role={valuerRole} />
          <Signature hand={1} {...client} />
        </div>
      </div>
    </Columns>
  );
}
