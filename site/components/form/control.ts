import { errorId, type ErrorCode } from '#common/contact.ts';

/** A field's error: the code for scripts, the text for people; not announced where something else says it. */
export type ShownError = { code: ErrorCode; text: string; announced?: boolean };

/**
 * The attributes that tie a control to its label and its error message. What is not wrong says so: browsers take
 * a required list or box for invalid before anybody has touched it.
 */
export function described(name: string, invalid: boolean) {
  return {
    id: name,
    name,
    'aria-describedby': errorId(name),
    'aria-invalid': invalid,
  };
}

/** Classes of every text control in all its states. The border has the 3:1 contrast that WCAG asks of controls. */
export const controlClass =
  'rounded-button border-grey-blue text-ink block w-full border bg-white px-4 text-base transition-[border-color,background-color] duration-150 placeholder:text-body hover:border-blue hover:bg-page active:border-blue-dark focus-visible:border-blue focus-visible:bg-white focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:border-line disabled:bg-page disabled:text-body aria-invalid:border-danger aria-invalid:border-2 aria-invalid:px-[calc(1rem-1px)]';
