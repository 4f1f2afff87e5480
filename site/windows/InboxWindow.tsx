import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';
import { Tag } from './parts/Tag.tsx';
import { WindowButton } from './parts/WindowButton.tsx';

/** A valuer's inbox: qualified enquiries, newest first. */
export function InboxWindow({ texts }: { texts: WindowsContent['inbox'] }) {
  return (
    <ProductWindow texts={texts}>
      <ul className="divide-line border-line divide-y border-b">
        {texts.enquiries.map(({ property, place, kind, received }, index) => (
          <li
            key={property}
            className={`-mx-4 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-4 py-3.5 @md:-mx-6 @md:px-6 ${index === 0 ? 'bg-page' : ''}`}
          >
            <p className="text-ink text-base font-semibold">{property}</p>
            <p className="text-end">{index === 0 ? <Tag tone="orange">{texts.fresh}</Tag> : null}</p>
            <p>
              {kind}, {place}
            </p>
            <p className="text-fine text-end whitespace-nowrap tabular-nums">{received}</p>
          </li>
        ))}
      </ul>
      <WindowButton tone="blue">{texts.answer}</WindowButton>
    </ProductWindow>
  );
}
