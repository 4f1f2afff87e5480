export const valuersHouse = {
  description: ({ width, ridge, flat }: { width: string; ridge: string; flat: string }) =>
    `A section through a house, with its heights and dimensions: ${width} metres wide, the ridge ${ridge} metres above the ground floor. The flat on the first floor, ${flat}, is highlighted.`,
  labels: {
    cellar: 'basement',
    ground: 'ground',
    first: 'first',
    attic: 'attic',
    ridge: 'ridge',
    flat: 'Flat, example',
  },
} as const;
