/**
 * Colours that are needed outside style sheets: in the web manifest, the browser's own bar, the icons and the
 * Open Graph pictures. They repeat `tokens.css`; a test keeps the two in step.
 */
export const palette = {
  blue: '#206fa0',
  'blue-light': '#308fba',
  'blue-dark': '#0e4b83',
  orange: '#ffa900',
  white: '#fff',
  page: '#f2f8f9',
} as const;
