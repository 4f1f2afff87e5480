import { ArrowDownUp, ArrowUp } from 'lucide-react';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from '../ProductWindow.tsx';
import { Tag } from './parts/Tag.tsx';
import { WindowButton } from './parts/WindowButton.tsx';

type Texts = WindowsContent['offers'];

/** Offers side by side. They stand by price, and could by delivery time; the cheapest is picked out. */
export function OffersWindow({ texts }: { texts: Texts }) {
  const last = texts.offers.length - 1;
  return (
    <ProductWindow title={texts.title} mark={texts.count}>
      <p className="text-ink text-base font-semibold">{texts.property}</p>
      <Sorting texts={texts} />
      <ul className="mt-4 grid gap-2.5 @xs:grid-cols-[minmax(0,1fr)_auto] @lg:grid-cols-[minmax(0,1fr)_auto_auto]">
        {texts.offers.map(({ valuer, place, price, delivery }, index) => (
          <li
            key={valuer}
            className={`rounded-panel col-span-full grid gap-x-3 @xs:grid-cols-subgrid border px-3.5 py-3 @lg:items-center @lg:gap-x-8 @lg:px-5 ${index === 0 ? 'border-orange bg-orange/5 ring-orange ring-1' : 'border-line'}`}
          >
            <div>
              <p className="text-ink font-semibold">{valuer}</p>
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                {place}
                {index === 0 ? <Tag tone="orange">{texts.cheapest}</Tag> : null}
                {index === last ? <Tag>{texts.fastest}</Tag> : null}
              </p>
            </div>
            <div className="flex flex-row-reverse items-baseline justify-between tabular-nums @xs:block @xs:text-end @lg:contents">
              <p className="text-ink text-subheading font-bold @lg:text-end">{price}</p>
              <p className="@lg:text-end">{delivery}</p>
            </div>
          </li>
        ))}
      </ul>
      <WindowButton>{texts.select}</WindowButton>
    </ProductWindow>
  );
}

/** The two orders to choose from; price is the one in force. */
function Sorting({ texts }: { texts: Texts }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="text-fine">{texts.sortedBy}</p>
      <p className="bg-page text-fine rounded-button flex p-1">
        <span className="rounded-button text-blue-dark shadow-card flex items-center gap-1.5 bg-white px-2.5 py-1 font-semibold">
          {texts.sortPrice}
          <ArrowUp className="size-3.5" />
        </span>
        <span className="flex items-center gap-1.5 px-2.5 py-1">
          {texts.sortTime}
          <ArrowDownUp className="size-3.5" />
        </span>
      </p>
    </div>
  );
}
