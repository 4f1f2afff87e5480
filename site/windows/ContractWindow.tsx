import { CircleCheck, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';
import { WindowButton } from './parts/WindowButton.tsx';

type Texts = WindowsContent['contract'];

/** The contract between client and valuer: one has signed, the other is about to. */
export function ContractWindow({ texts }: { texts: Texts }) {
  const { title, heading, terms, signed, awaiting, sign } = texts;
  return (
    <ProductWindow title={title} heading={heading}>
      <dl className="divide-line border-line mt-3 divide-y border-y">
        {terms.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt>{label}</dt>
            <dd className="text-ink font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto grid gap-4 pt-5 @2xs:grid-cols-2 @md:gap-6">
        <Signature {...signed} icon={<CircleCheck className="text-success size-4 shrink-0" />}>
          <svg
            viewBox="0 0 160 56"
            className="stroke-blue-dark h-14 w-full fill-none stroke-2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M12 42C20 20 30 6 35 10c6 5-12 30-8 32 5 2 14-22 20-21 4 1-6 18-1 19 6 1 12-17 17-16 4 1-5 13 0 14 5 0 10-9 14-9 4 1-1 8 4 8 7 0 9-27 17-30 5-1-11 27-5 30 6 2 12-11 17-10 4 1-2 8 3 8 6 0 16-7 33-12" />
            <path d="M30 50c30-6 62-9 92-7" />
          </svg>
        </Signature>
        <Signature {...awaiting} icon={<PenLine className="text-ink size-4 shrink-0" />}>
          <p className="rounded-button border-orange bg-orange/5 h-14 border-2 border-dashed" />
        </Signature>
      </div>
      <WindowButton>{sign}</WindowButton>
    </ProductWindow>
  );
}

type SignatureProps = Texts['signed'] & { icon: ReactNode; children: ReactNode };

function Signature({ role, name, status, icon, children }: SignatureProps) {
  return (
    <div className="flex flex-col">
      {children}
      <p className="border-grey-blue text-fine mt-1 border-t pt-1.5">{role}</p>
      <p className="text-ink font-semibold">{name}</p>
      <p className="text-fine mt-1 flex items-start gap-1.5">
        {icon}
        {status}
      </p>
    </div>
  );
}
