import { Handshake } from 'lucide-react';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';

type Texts = WindowsContent['negotiation'];

/** Offer, counter-offer and agreement as a short thread: the valuer on the left, the client on the right. */
export function NegotiationWindow({ texts }: { texts: Texts }) {
  return (
    <ProductWindow texts={texts} heading={texts.subject}>
      <ol className="mt-4 grid gap-3">
        <Turn {...texts.offer} />
        <Turn {...texts.counter} own />
        <Turn {...texts.answer} />
      </ol>
      <div className="mt-auto pt-5">
        <p className="rounded-panel border-orange bg-orange/5 flex items-center gap-3 border px-4 py-3">
          <Handshake className="text-ink size-5 shrink-0" />
          <span className="flex grow flex-wrap justify-between gap-x-4">
            <span className="text-ink font-semibold">{texts.agreed.label}</span>
            <span className="text-ink font-semibold tabular-nums">{texts.agreed.value}</span>
          </span>
        </p>
      </div>
    </ProductWindow>
  );
}

/** One message of the thread; `own` marks the client's. */
function Turn({ name, label, price, text, own = false }: Texts['offer'] & { own?: boolean }) {
  return (
    <li className={`flex flex-col gap-1 ${own ? 'items-end ps-8 @md:ps-24' : 'items-start pe-8 @md:pe-24'}`}>
      <p className="text-fine px-1">{name}</p>
      <div
        className={`rounded-panel w-full px-4 py-3 ${own ? 'bg-blue-dark rounded-tr-xs text-white' : 'bg-page rounded-tl-xs'}`}
      >
        <p
          className={`flex flex-wrap items-baseline justify-between gap-x-4 font-semibold ${own ? '' : 'text-ink'}`}
        >
          {label}
          <span className="text-subheading font-bold tabular-nums">{price}</span>
        </p>
        <p>{text}</p>
      </div>
    </li>
  );
}
