import { ArrowDownUp, ArrowUp } from 'lucide-react';
import type { OfferOrder, WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';
import { Tag } from './parts/Tag.tsx';
import { WindowButton } from './parts/WindowButton.tsx';

type Props = { texts: WindowsContent['offers']; sort?: OfferOrder };

/** Offers, sorted by price or by delivery time. The first is highlighted; the best by either order is tagged. */
export function OffersWindow({ texts, sort = 'price' }: Props) {
  const { price: byPrice, time: byTime } = texts.orders;
  const marks = [byPrice, byTime].map(({ offers: [first], best }) => ({ valuer: first?.valuer, best }));
  return (
    <ProductWindow texts={texts} mark={texts.count} heading={texts.property}>
      <Sorting texts={texts} sort={sort} />
      <ul className="mt-4 grid grow auto-rows-fr gap-2.5 @xs:grid-cols-[minmax(0,1fr)_auto] @lg:grid-cols-[minmax(0,1fr)_auto_auto]">
        {texts.orders[sort].offers.map(({ valuer, place, price, delivery }, index) => (
          <li
            key={valuer}
            className={`rounded-panel col-span-full grid content-center gap-x-3 border px-3.5 py-3 @xs:grid-cols-subgrid @lg:items-center @lg:gap-x-8 @lg:px-5 ${index === 0 ? 'border-orange bg-orange/5 ring-orange ring-1' : 'border-line'}`}
          >
            <div>
              <p className="text-ink font-semibold">{valuer}</p>
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                {place}
                {marks
                  .filter((mark) => mark.valuer === valuer)
                  .map(({ best }) => (
                    <Tag key={best} tone={index === 0 ? 'orange' : 'blue'}>
                      {best}
                    </Tag>
                  ))}
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

/** The two orders to choose from, with the current one marked. */
function Sorting({ texts: { sortedBy, orders }, sort }: Required<Props>) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="text-fine">{sortedBy}</p>
      <p className="bg-page text-fine rounded-button flex p-1">
        {(['price', 'time'] as const).map((order) => (
          <span
            key={order}
            className={`flex items-center gap-1.5 px-2.5 py-1 ${order === sort ? 'rounded-button text-blue-dark shadow-card bg-white font-semibold' : ''}`}
          >
            {orders[order].label}
            {order === sort ? <ArrowUp className="size-3.5" /> : <ArrowDownUp className="size-3.5" />}
          </span>
        ))}
      </p>
    </div>
  );
}
