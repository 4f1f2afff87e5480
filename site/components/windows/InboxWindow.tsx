import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from '../ProductWindow.tsx';

/** A valuer's inbox: qualified enquiries from the catchment area, newest first. */
export function InboxWindow({ texts }: { texts: WindowsContent['inbox'] }) {
  return (
    <ProductWindow title={texts.title}>
      <p className="bg-page inline-block rounded-full px-3 py-0.5 font-semibold">{texts.filter}</p>
      <ul className="divide-line mt-4 divide-y">
        {texts.enquiries.map(({ property, place, kind, received }, index) => (
          <li key={property} className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 py-4">
            <span className="text-ink text-base font-semibold">{property}</span>
            {index === 0 ? (
              <span className="bg-orange text-ink text-fine self-center rounded-full px-3 py-0.5 font-semibold">
                {texts.fresh}
              </span>
            ) : (
              <span />
            )}
            <span>
              {kind}, {place}
            </span>
            <span className="text-end whitespace-nowrap tabular-nums">{received}</span>
          </li>
        ))}
      </ul>
      <p className="rounded-button bg-blue mt-2 py-2.5 text-center font-semibold text-white">
        {texts.answer}
      </p>
    </ProductWindow>
  );
}
