import { Band } from '#site/components/Band.tsx';

/** The named distances, each shown as a bar of that length. */
const distances = [
  { name: 'gutter', use: 'between the text and the window’s edge', bar: 'w-gutter' },
  { name: 'bar', use: 'height of the menu bar', bar: 'w-bar' },
  { name: 'band', use: 'above and below the content of a band', bar: 'w-band' },
] as const;

export function SpacingSection() {
  return (
    <Band tone="white" labelledBy="spacing" head={{ title: 'Spacing' }}>
      <ul className="mt-12 grid gap-6">
        {distances.map(({ name, use, bar }) => (
          <li key={name} className="text-small">
            <span className={`mb-2 block h-6 rounded-button bg-blue ${bar}`} />
            <strong className="text-ink">{name}</strong> – {use}
          </li>
        ))}
      </ul>
    </Band>
  );
}
