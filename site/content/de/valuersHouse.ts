import { sampleHouse } from '../samples/desk.ts';
import type { Words } from '../types/words.ts';
import { format } from './format.ts';

const { area, decimal } = format;
const { width, rooms, slab, storey, cellar, ridge, flat } = sampleHouse;

/** In metres, to the centimetre. */
const metres = (centimetres: number) => decimal(centimetres / 100, 2);

const height = (centimetres: number) =>
  `${centimetres === 0 ? '±' : centimetres < 0 ? '−' : '+'}\u00a0${metres(Math.abs(centimetres))}`;

export const valuersHouse: Words['valuersHouse'] = {
  description: `Schnitt durch ein Wohnhaus mit Höhen und Maßen: ${metres(width)} Meter breit, der First ${metres(ridge)} Meter über dem Erdgeschoss. Die Wohnung im Obergeschoss mit ${area(flat)} ist hervorgehoben.`,
  levels: {
    cellar: { height: height(-cellar), name: 'Keller' },
    ground: { height: height(0), name: 'EG' },
    first: { height: height(storey), name: 'OG' },
    attic: { height: height(2 * storey), name: 'DG' },
    ridge: { height: height(ridge), name: 'First' },
  },
  storeys: {
    cellar: metres(cellar),
    ground: metres(storey),
    first: metres(storey),
    attic: metres(ridge - 2 * storey),
  },
  rooms: rooms.map((room) => decimal(room / 100, Number.isInteger(room) ? 2 : 3)),
  width: metres(width),
  clearHeight: metres(storey - slab),
  flat: { area: area(flat), text: 'Wohnung, Beispiel' },
};
