import { CalendarDays, ChevronDown, MapPin, type LucideIcon } from 'lucide-react';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';
import { WindowButton } from './parts/WindowButton.tsx';

type Texts = WindowsContent['enquiry'];

/** A new enquiry, filled in except for the desired date, which has the caret. */
export function EnquiryWindow({ texts }: { texts: Texts }) {
  const { property, address, occasion, kind, date, send, note } = texts;
  return (
    <ProductWindow texts={texts}>
      <div className="grid grid-cols-1 gap-3.5 @lg:grid-cols-2">
        <Field {...property} icon={ChevronDown} />
        <Field {...address} icon={MapPin} />
        <div className="@lg:col-span-2">
          <p className="text-fine">{kind.label}</p>
          <div className="mt-1 grid gap-3.5 @sm:grid-cols-2">
            <Option {...kind.short} />
            <Option {...kind.full} chosen />
          </div>
        </div>
        <Field {...occasion} icon={ChevronDown} />
        <Field label={date.label} value={date.placeholder} icon={CalendarDays} active />
      </div>
      <WindowButton>{send}</WindowButton>
      <p className="text-fine mt-2.5 text-center">{note}</p>
    </ProductWindow>
  );
}

type FieldProps = { label: string; value: string; icon: LucideIcon; active?: boolean };

/** A form field; an `active` one is being filled in, and its value is still the placeholder. */
function Field({ label, value, icon: Icon, active = false }: FieldProps) {
  return (
    <div>
      <p className="text-fine">{label}</p>
      <p
        className={`rounded-button mt-1 flex min-h-11 items-center gap-1 border px-3 py-1.5 ${active ? 'border-blue ring-blue/25 ring-3' : 'border-line text-ink'}`}
      >
        {active ? <span className="bg-blue h-5 w-0.5" /> : null}
        <span className="min-w-0 grow">{value}</span>
        <Icon className="text-grey-blue size-4 shrink-0" />
      </p>
    </div>
  );
}

type OptionProps = { label: string; value: string; chosen?: boolean };

function Option({ label, value, chosen = false }: OptionProps) {
  return (
    <div
      className={`rounded-button flex flex-wrap justify-between gap-x-3 border px-3 py-2 ${chosen ? 'border-blue bg-page' : 'border-line'}`}
    >
      <p className={`flex items-center gap-2 ${chosen ? 'text-ink font-semibold' : ''}`}>
        <span
          className={`size-3.5 shrink-0 rounded-full ${chosen ? 'border-blue border-4' : 'border-grey-blue border'}`}
        />
        {label}
      </p>
      <p className="text-fine self-center tabular-nums @sm:w-full @sm:ps-5.5">{value}</p>
    </div>
  );
}
