import type { SectionHead } from '#site/content/types/shared.ts';
import { Kicker } from './Kicker.tsx';
import { Unbroken } from './Unbroken.tsx';

type Props = SectionHead & {
  id: string;
  onDeep?: boolean;
  centred?: boolean;
  /** A smaller headline, for a section whose main thing is something else. */
  quiet?: boolean;
};

/** Kicker, title and lead that open a section. `id` names the section for assistive technology. */
export function SectionHeading({
  id,
  kicker,
  title,
  lead,
  onDeep = false,
  centred = false,
  quiet = false,
}: Props) {
  return (
    <div className={`max-w-4xl ${centred ? 'mx-auto text-center' : ''}`}>
      {kicker === undefined ? null : (
        <Kicker onDeep={onDeep} centred={centred}>
          {kicker}
        </Kicker>
      )}
      <h2 id={id} className={`font-bold ${quiet ? 'text-heading' : 'text-title'}`}>
        <Unbroken>{title}</Unbroken>
      </h2>
      {lead === undefined ? null : (
        <p className={`text-lead mt-5 max-w-[60ch] ${centred ? 'mx-auto' : ''}`}>{lead}</p>
      )}
    </div>
  );
}
