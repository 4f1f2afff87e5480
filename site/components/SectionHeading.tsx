import type { SectionHead } from '#site/content/types/shared.ts';
import { Kicker } from './Kicker.tsx';
import { Unbroken } from './Unbroken.tsx';

/** `section`: two thirds of a title's size, for what does not lead its page. */
const sizes = { title: 'text-title', section: 'text-section' } as const;
export type HeadingSize = keyof typeof sizes;

type Props = SectionHead & { id: string; onDeep?: boolean; size?: HeadingSize | undefined };

/** Kicker, title and lead of a section, whose `aria-labelledby` refers to `id`. */
export function SectionHeading({ id, kicker, title, lead, onDeep = false, size = 'title' }: Props) {
  return (
    <div className={size === 'title' ? 'max-w-4xl' : ''}>
      {kicker === undefined ? null : <Kicker onDeep={onDeep}>{kicker}</Kicker>}
      <h2 id={id} className={`${sizes[size]} font-bold`}>
        <Unbroken>{title}</Unbroken>
      </h2>
      {lead === undefined ? null : (
        <p className={size === 'title' ? 'mt-5 max-w-[60ch] text-lead' : 'mt-2 max-w-[90ch]'}>{lead}</p>
      )}
    </div>
  );
}
