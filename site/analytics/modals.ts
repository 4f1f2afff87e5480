import { analyticsDialoguesId } from '#common/ids.ts';

/**
 * The library treats its banner as a modal: it moves the focus there, traps the Tab key and hides the page
 * from screen readers. Ours is a region near the start of the page, so that visitors can read the privacy
 * notice before they decide.
 */
export function modalReady({ modalName, modal }: { modalName: string; modal: HTMLElement }): void {
  // Decorative icons, beside a name or a headline.
  for (const icon of modal.querySelectorAll('svg')) icon.ariaHidden = 'true';
  if (modalName === 'preferencesModal') {
    // Expanded, so that the details can be read without another click.
    modal.querySelector<HTMLElement>('.pm__section-title[aria-expanded="false"]')?.click();
    return;
  }
  modal.role = 'region';
  modal.ariaModal = null;
  modal.firstElementChild?.removeAttribute('tabindex');
  // Caught before the library traps it; the browser still moves the focus. The settings remain a modal.
  const keep = (event: KeyboardEvent) => {
    const settingsOpen = document.documentElement.classList.contains('show--preferences');
    if (event.key === 'Tab' && !settingsOpen) event.stopPropagation();
  };
  document.getElementById(analyticsDialoguesId)?.addEventListener('keydown', keep, { capture: true });
}
