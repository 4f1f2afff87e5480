import type { SectionHead } from '#site/content/types/shared.ts';
import { Kicker } from './Kicker.tsx';
import { Unbroken } from './Unbroken.tsx';

/**
 * `pageTitle`: a page's headline; `longPageTitle`: one with words that a phone has no room for in that size. `title`:
 * the one section that leads a page. `section`: all others.
 */
const sizes = {
  pageTitle: 'text-tool',
  longPageTitle: 'text-tool-long',
  title: 'text-title',
  section: 'text-section',
} as const;
export type HeadingSize = keyof typeof sizes;

type Props = SectionHead & {
  id: string;
  level?: 1 | 2;
  onDeep?: boolean;
  size?: HeadingSize | undefined;
  /** From lg on the lead is as wide as its container. */
  wideLead?: boolean;
};

/** On deep blue a heading is white. */
const weightAndTone = (onDeep: boolean) => (onDeep ? 'font-bold text-white' : 'font-bold');

/** Kicker, title and lead. `id` is the heading's, for the section's `aria-labelledby`. */
export function SectionHeading(props: Props) {
  const { id, kicker, title, lead, level = 2, onDeep = false, size = 'title', wideLead } = props;
  const Title = `h${level}` as const;
  return (
    <div className={level === 2 && size === 'title' ? 'max-w-4xl lg:max-w-6xl' : ''}>
      {kicker === undefined ? null : <Kicker onDeep={onDeep}>{kicker}</Kicker>}
      <Title id={id} className={`${sizes[size]} ${weightAndTone(onDeep)}`}>
        <Unbroken>{title}</Unbroken>
      </Title>
      {lead === undefined ? null : (
        <Lead size={size} wide={wideLead} onDeep={onDeep}>
          {lead}
        </Lead>
      )}
    </div>
  );
}

type LeadProps = { size: HeadingSize; wide: boolean | undefined; onDeep: boolean; children: string };

function Lead({ size, wide, onDeep, children }: LeadProps) {
  const width = wide ? 'max-w-[58ch] lg:max-w-none' : 'max-w-[58ch]';
  const measure = size === 'section' ? 'mt-2 max-w-[90ch]' : `mt-5 text-lead ${width}`;
  return (
    <p className={onDeep ? measure : `${measure} text-ink`}>
      <Unbroken>{children}</Unbroken>
    </p>
  );
}
