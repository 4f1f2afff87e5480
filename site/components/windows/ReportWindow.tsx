import { FileText } from 'lucide-react';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from '../ProductWindow.tsx';
import { WindowButton } from './parts/WindowButton.tsx';

type Texts = WindowsContent['report'];

/** The finished report: its cover, the market value, and the values by method that lead to it. */
export function ReportWindow({ texts }: { texts: Texts }) {
  return (
    <ProductWindow title={texts.title} mark={texts.format}>
      <div className="grid gap-5 @lg:grid-cols-[2fr_3fr] @lg:gap-7">
        <Cover texts={texts} />
        <div>
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="text-ink font-semibold">{texts.value.label}</span>
            <span className="text-fine tabular-nums">{texts.pages}</span>
          </p>
          <p className="text-title text-blue-dark font-bold whitespace-nowrap tabular-nums">
            {texts.value.value}
          </p>
          <ul className="mt-3 grid gap-2.5">
            {texts.methods.map((method, index) => (
              <Method key={method.label} {...method} decisive={index === 0} />
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
        <p className="text-base font-semibold">{texts.property}</p>
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

/** A method's value with its bar; the one that decides is orange. */
function Method({ label, value, share, decisive }: Texts['methods'][number] & { decisive: boolean }) {
  return (
    <li>
      <p
        className={`text-fine flex justify-between gap-3 tabular-nums ${decisive ? 'text-ink font-semibold' : ''}`}
      >
        {label}
        <span>{value}</span>
      </p>
      <svg className="bg-line mt-1 block h-1.5 w-full rounded-full">
        <rect
          width={`${share}%`}
          height="100%"
          rx="3"
          className={decisive ? 'fill-orange' : 'fill-blue-light'}
        />
      </svg>
    </li>
  );
}
