import { Copy, Lock, MousePointer2 } from 'lucide-react';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';

type Texts = WindowsContent['referralLink'];

/** A valuer's own website with the personal enquiry link as its button, and the link itself below. */
export function ReferralLinkWindow({ texts }: { texts: Texts }) {
  return (
    <ProductWindow texts={texts}>
      <p className="bg-page text-fine flex min-h-9 items-center gap-2 rounded-full px-3">
        <Lock className="text-grey-blue size-3.5 shrink-0" />
        <span className="truncate">{texts.address}</span>
      </p>
      <Website texts={texts} />
      <div className="mt-auto pt-5">
        <p className="text-fine">{texts.link.label}</p>
        <p className="rounded-button border-line mt-1 flex min-h-11 items-center gap-3 border px-3">
          <span className="text-ink grow truncate">{texts.link.value}</span>
          <Copy className="text-blue size-4 shrink-0" />
        </p>
      </div>
    </ProductWindow>
  );
}

function Website({ texts }: { texts: Texts }) {
  return (
    <div className="rounded-panel border-line mt-4 border">
      <p className="border-line text-fine flex flex-wrap items-center gap-x-4 border-b px-4 py-2.5">
        <span className="text-ink grow font-semibold">{texts.firm}</span>
        {texts.menu.map((item) => (
          <span key={item} className="hidden @lg:inline">
            {item}
          </span>
        ))}
      </p>
      <div className="relative grid items-end overflow-hidden @md:grid-cols-[3fr_2fr]">
        <div className="px-4 py-6 @md:py-8">
          <p className="text-heading text-ink font-bold text-balance">{texts.headline}</p>
          <p className="mt-2">{texts.text}</p>
          <p className="rounded-button bg-orange text-ink relative mt-5 inline-flex min-h-11 items-center px-5 font-semibold">
            {texts.button}
            <MousePointer2 className="text-ink absolute -end-2 -bottom-3 size-5 fill-white" />
          </p>
        </div>
        <Houses />
      </div>
    </div>
  );
}

/** A row of houses, as a local firm might show on its website. */
function Houses() {
  return (
    <svg viewBox="0 0 200 150" className="hidden w-full @md:block">
      <path d="M0 150V84l34-28 34 28v66z" className="fill-line" />
      <path d="M68 150V54l40-34 40 34v96z" className="fill-blue-light/35" />
      <path d="M148 150V92l30-24 30 24v58z" className="fill-line" />
      <path d="M86 72h14v16H86zm30 0h14v16h-14zm-30 32h14v16H86zm30 0h14v16h-14z" className="fill-white" />
    </svg>
  );
}
