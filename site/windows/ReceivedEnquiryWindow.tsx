import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';
import { WindowButton } from './parts/WindowButton.tsx';

/** An enquiry as a valuer reads it: complete, and ready for an offer. */
export function ReceivedEnquiryWindow({ texts }: { texts: WindowsContent['receivedEnquiry'] }) {
  const { property, received, particulars, answer } = texts;
  return (
    <ProductWindow texts={texts}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink text-subheading font-semibold">{property}</span>
        <span className="text-fine tabular-nums">{received}</span>
      </p>
      <dl className="mt-4 grid grid-cols-1 gap-3.5 @lg:grid-cols-2">
        {particulars.map(({ label, value }) => (
          <div key={label} className="bg-page rounded-button px-4 py-3">
            <dt className="text-fine">{label}</dt>
            <dd className="text-ink font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <WindowButton tone="blue">{answer}</WindowButton>
    </ProductWindow>
  );
}
