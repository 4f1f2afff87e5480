/** Keeps the keyboard and the reading cursor inside the drawer while it is open. */
export function containDrawer(): void {
  const drawer = document.getElementById('drawer');
  drawer?.addEventListener('toggle', (event) => {
    const open = event.newState === 'open';
    for (const region of document.querySelectorAll<HTMLElement>('[data-behind-drawer]')) region.inert = open;
    document.documentElement.classList.toggle('overflow-hidden', open);
  });
}
