/**
 * The mark: two gables. The orange one in front is the property being valued and, with its eyelet under the ridge, a
 * price tag; the one behind is the town. Both roofs have the same pitch, with an even gap between them. Used by the
 * logo, the icons and the Open Graph pictures.
 */
export const logoShape = {
  width: 41,
  height: 46,
  /** The eyelet is a hole: fill with `evenodd`. */
  front:
    'M12.35 9.57a2.4 2.4 0 0 1 3.3 0l11.6 11.02a2.4 2.4 0 0 1 .75 1.74V43.6a2.4 2.4 0 0 1-2.4 2.4H2.4A2.4 2.4 0 0 1 0 43.6V22.33a2.4 2.4 0 0 1 .75-1.74ZM14 15.6a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  /** The visible part of the gable behind. */
  back: 'M25.35 1.57a2.4 2.4 0 0 1 3.3 0l11.6 11.02a2.4 2.4 0 0 1 .75 1.74V43.6a2.4 2.4 0 0 1-2.4 2.4h-7.2a.8.8 0 0 1-.8-.8V22.33a5 5 0 0 0-1.56-3.62L18.79 8.96a.8.8 0 0 1 0-1.16Z',
} as const;
