import { registrationId } from '#common/ids.ts';

/** Opens the choice of who registers as a modal dialog, in browsers that have no popovers. */
export function openChoiceModally(): void {
  const choice = document.getElementById(registrationId) as HTMLDialogElement | null;
  if (!choice || 'popover' in (choice as object)) return;
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`[popovertarget=${registrationId}]`)) choice.showModal();
    // A click on `::backdrop` has the dialog as its target.
    else if (target === choice) choice.close();
  });
}
