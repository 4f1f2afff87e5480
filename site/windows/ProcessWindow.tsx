import { CalendarCheck, Check, FileText } from 'lucide-react';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';

/** The stages still to come: the next one and the report. */
const ahead = [
  { icon: CalendarCheck, tone: 'bg-orange text-ink' },
  { icon: FileText, tone: 'border-grey-blue text-blue-dark border bg-white' },
] as const;

const done = { icon: Check, tone: 'bg-success text-white' };

/** One commission with its stages on a line, from contract to report. */
export function ProcessWindow({ texts }: { texts: WindowsContent['process'] }) {
  const { property, stages } = texts;
  return (
    <ProductWindow texts={texts} heading={property}>
      <ol className="mt-5">
        {stages.map(({ name, detail, when }, index) => {
          const { icon: Icon, tone } = ahead[index - stages.length + ahead.length] ?? done;
          return (
            <li key={name} className="group grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4">
              <div className="flex flex-col items-center">
                <span className={`grid size-10 shrink-0 place-items-center rounded-full ${tone}`}>
                  <Icon className="size-5" />
                </span>
                <span className="bg-line w-0.5 grow group-last:hidden" />
              </div>
              <p className="pb-6 group-last:pb-0">
                <span className="text-ink block text-base font-semibold">{name}</span>
                {detail}
              </p>
              <p className="text-ink pt-0.5 whitespace-nowrap tabular-nums">{when}</p>
            </li>
          );
        })}
      </ol>
    </ProductWindow>
  );
}
