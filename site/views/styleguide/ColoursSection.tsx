import { Band } from '#site/components/Band.tsx';

/** Each token with the text colour that is legible on it. */
const colours = [
  { name: 'night-foot', swatch: 'bg-night-foot text-white' },
  { name: 'blue-deep', swatch: 'bg-blue-deep text-white' },
  { name: 'blue-dark', swatch: 'bg-blue-dark text-white' },
  { name: 'blue', swatch: 'bg-blue text-white' },
  { name: 'blue-light', swatch: 'bg-blue-light text-ink' },
  { name: 'orange-light', swatch: 'bg-orange-light text-ink' },
  { name: 'orange', swatch: 'bg-orange text-ink' },
  { name: 'orange-dark', swatch: 'bg-orange-dark text-ink' },
  { name: 'grey-blue', swatch: 'bg-grey-blue text-ink' },
  { name: 'ink', swatch: 'bg-ink text-white' },
  { name: 'body', swatch: 'bg-body text-white' },
  { name: 'line', swatch: 'bg-line text-ink' },
  { name: 'page', swatch: 'bg-page text-ink' },
  { name: 'white', swatch: 'bg-white text-ink' },
  { name: 'danger', swatch: 'bg-danger text-white' },
  { name: 'success', swatch: 'bg-success text-white' },
] as const;

const shapes = [
  { name: 'rounded-button', shape: 'rounded-button shadow-card' },
  { name: 'rounded-panel', shape: 'rounded-panel shadow-card' },
  { name: 'rounded-window', shape: 'rounded-window shadow-window' },
] as const;

export function ColoursSection() {
  return (
    <Band tone="page" labelledBy="colours" head={{ title: 'Colours and shapes' }}>
      <ul className="mt-12 grid grid-cols-2 gap-3 text-small sm:grid-cols-3 md:grid-cols-5">
        {colours.map(({ name, swatch }) => (
          <li
            key={name}
            className={`flex min-h-24 items-end rounded-panel border border-line p-4 font-semibold ${swatch}`}
          >
            {name}
          </li>
        ))}
      </ul>
      <ul className="mt-8 grid gap-6 text-small sm:grid-cols-3">
        {shapes.map(({ name, shape }) => (
          <li key={name} className={`flex min-h-24 items-end border border-line bg-white p-4 ${shape}`}>
            {name}
          </li>
        ))}
      </ul>
    </Band>
  );
}
