import { Kicker } from '#site/components/Kicker.tsx';
import { Unbroken } from '#site/components/Unbroken.tsx';
import type { SectionHead } from '#site/content/types/shared.ts';

/** Kicker, title and lead of a section on one line, the lead beside the title; one below the other on a phone. */
export function WideHeading({ id, kicker, title, lead }: SectionHead & { id: string }) {
  return (
    <div>
      {kicker === undefined ? null : <Kicker>{kicker}</Kicker>}
      <div className="grid items-start gap-x-16 gap-y-4 md:grid-cols-[6fr_5fr] xl:gap-x-28">
        <h2 id={id} className="text-title font-bold">
          <Unbroken>{title}</Unbroken>
        </h2>
        {lead === undefined ? null : <p className="max-w-[44ch] text-lead md:self-end">{lead}</p>}
      </div>
    </div>
  );
}
