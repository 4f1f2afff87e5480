/** Classes of a tool's fields. Not imported from the contact form, which would bring its code along. */
export const fieldClass =
  'rounded-button border-grey-blue text-ink block min-h-13 w-full border bg-white px-4 text-base hover:border-blue hover:bg-page focus-visible:outline-offset-1 noscript:bg-page noscript:text-body disabled:opacity-100 aria-invalid:border-danger aria-invalid:border-2';
