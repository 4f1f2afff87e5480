import { analyticsDialoguesId } from '#common/ids.ts';

/**
 * The library treats its banner as a modal: it moves the focus there, keeps the Tab key inside and tells
 * screen readers that there is nothing else. Ours is a region near the start of the page; nobody has to
 * decide before reading the privacy notice.
 */
export function modalReady({ modalName, modal }: { modalName: string; modal: HTMLElement }): void {
  if (modalName === 'preferencesModal') {
    // What one would agree to is there to read without another click.
    modal.querySelector<HTMLElement>('.pm__section-title[aria-expanded="false"]')?.click();
    return;
  }
  modal.setAttribute('role', 'region');
  modal.removeAttribute('aria-modal');
  modal.firstElementChild?.removeAttribute('tabindex');
  // Caught before the library hears of it; the browser still moves the focus. The dialogue does keep it.
  document
    .getElementById(analyticsDialoguesId)
    ?.addEventListener('keydown', keepFromLibrary, { capture: true });
}

function keepFromLibrary(event: KeyboardEvent): void {
  const settingsOpen = document.documentElement.classList.contains('show--preferences');
  if (event.key === 'Tab' && !settingsOpen) event.stopPropagation();
}
