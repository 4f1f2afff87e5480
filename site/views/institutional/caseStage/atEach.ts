/** Classes of a list of the six steps: `--i` of each item is its place, counted from zero. */
export const atEach =
  '[--i:0] *:nth-2:[--i:1] *:nth-3:[--i:2] *:nth-4:[--i:3] *:nth-5:[--i:4] *:nth-6:[--i:5]';
