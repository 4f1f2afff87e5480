import { CircleCheck, Plus, Share2 } from 'lucide-react';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';

type Texts = WindowsContent['documents'];

/** A valuation's documents with format and size; the last one is still being shared. */
export function DocumentsWindow({ texts }: { texts: Texts }) {
  const { counterpart, files, add } = texts;
  return (
    <ProductWindow texts={texts}>
      <p className="flex flex-wrap gap-x-2">
        {counterpart.label}
        <span className="text-ink font-semibold">{counterpart.value}</span>
      </p>
      <ul className="divide-line border-line mt-3 grid grow divide-y border-t">
        {files.map((file, index) => (
          <File key={file.name} {...file} texts={texts} pending={index === files.length - 1} />
        ))}
      </ul>
      <div className="mt-auto pt-4">
        <p className="rounded-button border-grey-blue/60 text-blue flex min-h-11 items-center justify-center gap-2 border border-dashed px-4 font-semibold">
          <Plus className="size-4 shrink-0" />
          {add}
        </p>
      </div>
    </ProductWindow>
  );
}

type FileProps = Texts['files'][number] & { texts: Texts; pending: boolean };

function File({ name, format, size, texts, pending }: FileProps) {
  const Icon = pending ? Share2 : CircleCheck;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 py-2.5">
      <span className="bg-page text-blue-dark border-line text-fine rounded-button grid size-11 place-items-center border font-semibold">
        {format}
      </span>
      <p className="text-ink font-semibold">
        {name}
        <span className="text-fine text-body block font-normal tabular-nums">
          {size}
          {pending ? <span className="@sm:hidden"> · {texts.sharing}</span> : null}
        </span>
      </p>
      <p className={`text-fine flex items-center gap-1.5 ${pending ? 'text-ink font-semibold' : ''}`}>
        <span className="hidden @sm:inline">{pending ? texts.sharing : texts.shared}</span>
        <Icon className={`size-4 shrink-0 ${pending ? '' : 'text-success'}`} />
      </p>
      {pending ? (
        <span className="bg-line col-span-full mt-2 block h-1.5 overflow-hidden rounded-full">
          <span className="bg-orange block h-full w-2/3 rounded-full" />
        </span>
      ) : null}
    </li>
  );
}
