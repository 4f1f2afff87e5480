import messages from './words.json' with { type: 'json' };

/** Why a text has a limit; `words.json` says it. */
type Reason = keyof (typeof messages)['en']['reasons'];

/** How long the texts at a place may be, in characters, names filled in. */
type Limit = { of: RegExp; least?: number; most: number; because: Reason };

/**
 * How long texts may be, by their place; whoever breaks one reads why. Widths are what pages were drawn for: a longer
 * headline leaves the first screen or breaks a word on a phone, and a browser that sees it tests it
 * (`tests/e2e/heroes.spec.ts`).
 */
export const limits: readonly Limit[] = [
  { of: /\.meta(?:\.\w+)*\.description$/, least: 70, most: 185, because: 'search' },
  { of: /^home\.hero\.title$/, most: 66, because: 'firstScreen' },
  { of: /\.(?:hero|header)\.title$/, most: 75, because: 'firstScreen' },
  { of: /\.kicker$/, most: 60, because: 'oneLine' },
  { of: /^common\.actions\.\w+$/, most: 28, because: 'button' },
  { of: /^pageNames\.\w+$/, most: 48, because: 'tab' },
];
