import { registrationId } from '#common/ids.ts';

/** Closes the choice of who registers when the focus leaves it, which would otherwise move on behind it. */
export function closeChoiceBehindFocus(): void {
  const choice = document.getElementById(registrationId);
  choice?.addEventListener('focusout', ({ relatedTarget }) => {
    // Null where the whole window loses the focus. A browser without popovers has a modal dialog, which keeps it.
    if (relatedTarget && !choice.contains(relatedTarget as Node) && 'popover' in choice) choice.hidePopover();
  });
}
