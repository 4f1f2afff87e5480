import { behindDrawer, drawerId } from '#common/ids.ts';

/** Keeps the keyboard and the reading cursor inside the drawer while it is open. */
export function containDrawer(): void {
  const drawer = document.getElementById(drawerId);
  drawer?.addEventListener('toggle', (event) => {
    const open = event.newState === 'open';
    for (const region of document.querySelectorAll<HTMLElement>(`[${behindDrawer}]`)) region.inert = open;
    document.documentElement.classList.toggle('overflow-hidden', open);
  });
}
