/**
 * The look of what a tool is worked with, as everywhere on the site. Said here again, because what the site's own
 * controls import (the contact form's rules, the new-tab hint) would come along with it.
 */
export const fieldClass =
  'rounded-button border-grey-blue text-ink block min-h-13 w-full border bg-white px-4 text-base hover:border-blue hover:bg-page focus-visible:outline-offset-1 disabled:bg-page disabled:text-body aria-invalid:border-danger aria-invalid:border-2';

/** A button that copies: quieter than those that lead on. */
export const copyButtonClass =
  'rounded-button border-2 border-blue text-blue hover:bg-blue hover:text-white active:bg-blue-dark inline-flex min-h-11 items-center justify-center px-4 text-small font-semibold';
