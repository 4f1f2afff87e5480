import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from '../ProductWindow.tsx';

/** Offers side by side, sorted by price and showing delivery time; the cheapest is picked out. */
export function OffersWindow({ texts }: { texts: WindowsContent['offers'] }) {
  return (
    <ProductWindow title={texts.title}>
      <p className="text-ink text-base font-semibold">{texts.property}</p>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        {texts.sortedBy}
        <span className="bg-blue rounded-full px-3 py-0.5 font-semibold text-white">{texts.sortPrice}</span>
        <span className="border-line rounded-full border px-3 py-0.5">{texts.sortTime}</span>
      </p>
      <ul className="mt-5 grid gap-3">
        {texts.offers.map(({ valuer, place, price, delivery }, index) => (
          <li
            key={valuer}
            className={`rounded-panel grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border p-4 ${index === 0 ? 'border-orange bg-[#fffaf0]' : 'border-line'}`}
          >
            <span className="text-ink font-semibold">{valuer}</span>
            <span className="text-ink text-end text-lg font-bold tabular-nums">{price}</span>
            <span>{place}</span>
            <span className="text-end tabular-nums">{delivery}</span>
            {index === 0 ? (
              <span className="rounded-button bg-orange text-ink col-span-2 mt-2 py-2 text-center font-semibold">
                {texts.select}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </ProductWindow>
  );
}
