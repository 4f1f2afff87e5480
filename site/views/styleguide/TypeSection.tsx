import type { Locale } from '#common/locales.ts';
import { Band } from '#site/components/Band.tsx';

const scale = [
  { name: 'display', look: 'text-display text-ink font-bold' },
  { name: 'title', look: 'text-title text-ink font-bold' },
  { name: 'heading', look: 'text-heading text-ink font-semibold' },
  { name: 'subheading', look: 'text-subheading text-ink font-semibold' },
  { name: 'lead', look: 'text-lead' },
  { name: 'base', look: 'text-base' },
  { name: 'small', look: 'text-small' },
  { name: 'fine', look: 'text-fine' },
] as const;

/** The type scale, shown with a real headline, whose German words are long. */
export function TypeSection({ sample, locale }: { sample: string; locale: Locale }) {
  return (
    <Band tone="white" labelledBy="type" head={{ title: 'Type scale' }}>
      <dl className="mt-12 divide-y divide-line border-y border-line">
        {scale.map(({ name, look }) => (
          <div key={name} className="grid items-baseline gap-x-8 gap-y-2 py-6 md:grid-cols-[10rem_1fr]">
            <dt className="text-small font-semibold text-blue">{name}</dt>
            <dd className={`min-w-0 ${look}`} lang={locale}>
              {sample}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
