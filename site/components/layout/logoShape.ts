/** The gable behind, and the one in front. */
export type LogoPart = 'back' | 'front';

type LogoShape = {
  /** Of the SVG's view box. */
  width: number;
  height: number;
  /** In the order in which they are painted. Eyelets are holes: every part is filled by even-odd. */
  parts: readonly { name: LogoPart; path: string }[];
};

/**
 * The mark: two gables. The orange one in front is the property being valued and, with its eyelet under the ridge, a
 * price tag; of the one behind, the town, the visible part. Both roofs have the same pitch, with an even gap between
 * them. Logo, icons, share pictures and samples paint whatever parts are here, each with colours for its ground.
 */
export const logoShape: LogoShape = {
  width: 41,
  height: 46,
  parts: [
    {
      name: 'back',
      path: 'M25.35 1.57a2.4 2.4 0 0 1 3.3 0l11.6 11.02a2.4 2.4 0 0 1 .75 1.74V43.6a2.4 2.4 0 0 1-2.4 2.4h-7.2a.8.8 0 0 1-.8-.8V22.33a5 5 0 0 0-1.56-3.62L18.79 8.96a.8.8 0 0 1 0-1.16Z',
    },
    {
      name: 'front',
      path: 'M12.35 9.57a2.4 2.4 0 0 1 3.3 0l11.6 11.02a2.4 2.4 0 0 1 .75 1.74V43.6a2.4 2.4 0 0 1-2.4 2.4H2.4A2.4 2.4 0 0 1 0 43.6V22.33a2.4 2.4 0 0 1 .75-1.74ZM14 15.6a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
    },
  ],
};

/**
 * The mark as SVG text, for what is no React component.
 * @param paint attributes of each part, such as `fill="#fff"`
 */
export function logoPaths(paint: Record<LogoPart, string>): string {
  return logoShape.parts
    .map(({ name, path }) => `<path fill-rule="evenodd" ${paint[name]} d="${path}"/>`)
    .join('');
}
