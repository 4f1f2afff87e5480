import type { SectionHead } from '#site/content/types/shared.ts';
import { Kicker } from './Kicker.tsx';
import { Unbroken } from './Unbroken.tsx';

type Props = SectionHead & { id: string; onDeep?: boolean };

/** Kicker, title and lead of a section, whose `aria-labelledby` refers to `id`. */
export function SectionHeading({ id, kicker, title, lead, onDeep = false }: Props) {
  return (
    <div className="max-w-4xl">
      {kicker === undefined ? null : <Kicker onDeep={onDeep}>{kicker}</Kicker>}
      <h2 id={id} className="text-title font-bold">
        <Unbroken>{title}</Unbroken>
      </h2>
      {lead === undefined ? null : <p className="text-lead mt-5 max-w-[60ch]">{lead}</p>}
    </div>
  );
}
