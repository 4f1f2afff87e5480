import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How long a row takes to its new place, in milliseconds. */
const duration = 280;

/** Lets rows that have changed places glide to them, for those who do not prefer less motion. */
export function useGlide(root: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const row of root.current?.querySelectorAll<HTMLElement>('[data-offer]') ?? []) {
      const id = row.dataset['offer'] ?? '';
      const before = places.current.get(id);
      const now = row.offsetTop;
      places.current.set(id, now);
      if (before === undefined || before === now || still) continue;
      row.animate([{ translate: `0 ${before - now}px` }, { translate: '0 0' }], {
        duration,
        easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
      });
    }
  });
}
