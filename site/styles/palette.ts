/**
 * Colours that are needed outside style sheets: in the web manifest, the browser's own bar, the icons, the Open
 * Graph pictures, and the buttons that valuers put on their own sites. They repeat `tokens.css`; a test keeps the two in step.
 */
export const palette = {
  blue: '#206fa0',
  'blue-light': '#308fba',
  'blue-dark': '#0e4b83',
  orange: '#ffa900',
  'orange-light': '#ffb201',
  'orange-dark': '#ff9000',
  ink: '#1f2020',
  'grey-blue': '#607d8b',
  white: '#fff',
  page: '#f2f8f9',
} as const;
