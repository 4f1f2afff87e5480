import { sampleHouse } from '../samples/desk.ts';
import { format } from './format.ts';

const { area, decimal } = format;
const { width, rooms, slab, storey, cellar, ridge, flat } = sampleHouse;

/** In metres, to the centimetre. */
const metres = (centimetres: number) => decimal(centimetres / 100, 2);

const height = (centimetres: number) =>
  `${centimetres === 0 ? '±' : centimetres < 0 ? '−' : '+'}\u00a0${metres(Math.abs(centimetres))}`;

export const valuersHouse = {
  description: `A section through a house, with its heights and dimensions: ${metres(width)} metres wide, the ridge ${metres(ridge)} metres above the ground floor. The flat on the first floor, ${area(flat)}, is highlighted.`,
  levels: {
    cellar: { height: height(-cellar), name: 'basement' },
    ground: { height: height(0), name: 'ground' },
    first: { height: height(storey), name: 'first' },
    attic: { height: height(2 * storey), name: 'attic' },
    ridge: { height: height(ridge), name: 'ridge' },
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
  flat: { area: area(flat), text: 'Flat, example' },
} as const;
