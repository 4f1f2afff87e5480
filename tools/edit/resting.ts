/**
 * Once a form is saved, it is drawn anew, twice, without what was written in between; so too when its file is changed
 * elsewhere. So the editor rests until then: nothing can be written that would be lost.
 */

/** After how long without a sign of drawing it has ended, in milliseconds. */
const calm = 500;

const place = document.getElementById('editor') ?? document.body;

let focused: Element | null = null;
let end: number | undefined;

/** Has the editor rest until `settle`. */
export function rest(): void {
  clearTimeout(end);
  end = undefined;
  if (place.inert) return;
  focused = document.activeElement;
  place.inert = true;
}

/** Has the editor rest until nothing more is drawn. */
export function settle(): void {
  if (!place.inert) return;
  clearTimeout(end);
  end = window.setTimeout(endRest, calm);
}

/** A form is being drawn, which Keystatic shows by what it does with its draft. */
export function keepResting(): void {
  if (end !== undefined) settle();
}

/** Has the editor be written in again, where it was left. */
function endRest(): void {
  clearTimeout(end);
  end = undefined;
  place.inert = false;
  if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
}
