import { CircleCheck, PenLine, type LucideIcon } from 'lucide-react';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';

type Texts = WindowsContent['contract'];

/** The contract between client and valuer: one has signed, the other has not yet. */
export function ContractWindow({ texts }: { texts: Texts }) {
  const { heading, terms, signed, awaiting } = texts;
  return (
    <ProductWindow texts={texts} heading={heading}>
      <dl className="divide-line border-line mt-3 divide-y border-y">
        {terms.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt>{label}</dt>
            <dd className="text-ink font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto grid gap-4 pt-5 @2xs:grid-cols-2 @md:gap-6">
        <Signature {...signed} icon={CircleCheck} tone="text-success" />
        <Signature {...awaiting} icon={PenLine} tone="text-ink" />
      </div>
    </ProductWindow>
  );
}

type SignatureProps = Texts['signed'] & { icon: LucideIcon; tone: string };

function Signature({ role, name, status, icon: Icon, tone }: SignatureProps) {
  return (
    <div className="border-line border-t pt-3">
      <p className="text-fine">{role}</p>
      <p className="text-ink font-semibold">{name}</p>
      <p className="text-fine mt-1 flex items-start gap-1.5">
        <Icon className={`size-4 shrink-0 ${tone}`} />
        {status}
      </p>
    </div>
  );
}
