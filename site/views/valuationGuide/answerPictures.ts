import type { ArtName } from '#site/assets/art.ts';

/** Picture by answer; `residential` by default. */
const pictures: Record<string, ArtName> = {
  lending: 'loan',
  tax: 'inheritance',
  insolvency: 'industrial',
  sale: 'commercial',
  portfolio: 'portfolio',
  others: 'inheritance',
  today: 'hero-m',
  past: 'night',
  special: 'land',
  lending_value: 'loan',
  market_value: 'commercial',
  settled: 'industrial',
  open: 'land',
};

/** The picture of an answer. */
export const pictureOf = (answer: string): ArtName => pictures[answer] ?? 'residential';
