import type { LucideIcon } from 'lucide-react';

type Props = {
  label: string;
  value: string;
  icon: LucideIcon;
  /** The field being filled in: its value is still the placeholder, behind the caret. */
  active?: boolean;
};

/** A form field as a product window shows it. */
export function Field({ label, value, icon: Icon, active = false }: Props) {
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
