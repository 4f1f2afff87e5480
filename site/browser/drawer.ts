import { drawerId } from '#common/ids.ts';

const drawer = document.getElementById(drawerId) as HTMLDialogElement | null;

/** Closes the drawer, as popover or as modal dialog; focus returns to what opened it. */
export function closeDrawer(): void {
  if (!drawer) return;
  // Older browsers have dialogs, but no popovers.
  if ('popover' in drawer) drawer.hidePopover();
  drawer.close();
}

/**
 * Opens the drawer as a modal dialog instead of a popover: the browser then keeps keyboard and reading cursor
 * inside and gives the focus back, and browsers without popovers have a menu too.
 */
export function openDrawerModally(): void {
  if (!drawer) return;
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(`[popovertarget=${drawerId}]`);
    if (!button) return;
    event.preventDefault();
    // It may have been opened as a popover before this script ran.
    closeDrawer();
    if (drawer.contains(button)) return;
    // Safari does not focus a clicked button, so `showModal()` would have nothing to return the focus to.
    button.focus();
    drawer.showModal();
  });
  drawer.addEventListener('click', ({ target, clientX }) => {
    const { left, right } = drawer.getBoundingClientRect();
    // A click on `::backdrop` has the drawer as its target.
    if (target === drawer && (clientX < left || clientX > right)) closeDrawer();
  });
  // The back-forward cache would restore the open drawer.
  addEventListener('pagehide', closeDrawer);
}
