import type { Words } from '../types/words.ts';

export const valuersHouse: Words['valuersHouse'] = {
  description: ({ width, ridge, flat }) =>
    `Schnitt durch ein Wohnhaus mit Höhen und Maßen: ${width} Meter breit, der First ${ridge} Meter über dem Erdgeschoss. Die Wohnung im Obergeschoss mit ${flat} ist hervorgehoben.`,
  labels: {
    cellar: 'Keller',
    ground: 'EG',
    first: 'OG',
    attic: 'DG',
    ridge: 'First',
    flat: 'Wohnung, Beispiel',
  },
};
