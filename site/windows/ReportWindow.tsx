import { FileText } from 'lucide-react';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';
import { WindowButton } from './parts/WindowButton.tsx';

type Texts = WindowsContent['report'];

/** The finished report: its cover, the market value, and how that compares with each method's value. */
export function ReportWindow({ texts }: { texts: Texts }) {
  return (
    <ProductWindow texts={texts} mark={texts.format}>
      <div className="grid grid-cols-1 gap-5 @lg:grid-cols-[2fr_3fr] @lg:gap-7">
        <Cover texts={texts} />
        <div>
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="text-ink font-semibold">{texts.value.label}</span>
            <span className="text-fine tabular-nums">{texts.pages}</span>
          </p>
          <p className="text-blue-dark @lg:text-title text-[11cqi]/tight font-bold tracking-tight whitespace-nowrap tabular-nums">
            {texts.value.value}
          </p>
          <Range value={texts.value} methods={texts.methods} />
          <ul className="divide-line border-line mt-3 divide-y border-t">
            {texts.methods.map(({ label, value }) => (
              <li key={label} className="flex justify-between gap-3 py-1.5 tabular-nums">
                {label}
                <span className="text-ink">{value}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <WindowButton tone="outline">{texts.download}</WindowButton>
    </ProductWindow>
  );
}

function Cover({ texts }: { texts: Texts }) {
  return (
    <div className="bg-deep rounded-panel flex flex-col justify-between gap-4 p-4 text-white">
      <div className="flex items-start justify-between gap-3">
        <p className="text-fine font-semibold">{texts.heading}</p>
        <FileText className="text-orange size-5 shrink-0" />
      </div>
      <div>
        <p className="text-base leading-snug font-semibold">{texts.property}</p>
        <p className="text-fine text-white/85">
          {texts.street}
          <br />
          {texts.town}
        </p>
        <p className="text-fine mt-3 flex flex-wrap justify-between gap-x-3 border-t border-white/25 pt-2 text-white/85">
          {texts.date.label}
          <span className="tabular-nums">{texts.date.value}</span>
        </p>
      </div>
    </div>
  );
}

/** Each method's value as a dot on one scale, and the market value as a bar among them. */
function Range({ value, methods }: Pick<Texts, 'value' | 'methods'>) {
  return (
    <svg className="mt-3 block h-6 w-full overflow-visible">
      <rect y="10" width="100%" height="4" rx="2" className="fill-line" />
      {methods.map(({ label, position }) => (
        <circle key={label} cx={`${position}%`} cy="12" r="5" className="fill-blue-light" />
      ))}
      <svg x={`${value.position}%`} className="overflow-visible">
        <rect x="-4" width="8" height="24" rx="4" className="fill-orange stroke-white stroke-2" />
      </svg>
    </svg>
  );
}
