import './oneWindow.css';

/**
 * Keystatic keeps one draft for each form, which two windows would take from each other. So a window holds the form that
 * it shows, and another one waits until it is closed there.
 */

/** How long a window waits in silence, in milliseconds: a page that is reloaded waits for itself. */
const patience = 500;

const note = document.createElement('p');
note.className = 'one-window';
note.popover = 'manual';
note.role = 'status';
note.textContent =
  'Dieses Formular ist schon in einem anderen Fenster offen. Schließen Sie es dort, dann geht es hier weiter.';
document.body.append(note);

type Form = { name: string; isHeld: Promise<undefined>; leave: () => void };

/** The form that this window holds or waits for. */
let shown: Form | undefined;

/**
 * Called by Keystatic before it asks for a form's draft, by `draftHooks.ts`.
 * @param key what Keystatic keeps the draft by
 * @returns once no other window holds the form
 */
async function holdForm(key: readonly string[]): Promise<undefined> {
  const name = key.join('/');
  if (shown?.name !== name) {
    shown?.leave();
    shown = formOf(name);
  }
  return shown.isHeld;
}
Object.assign(globalThis, { holdForm });

function formOf(name: string): Form {
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<undefined>();
  const { promise: isLeft, resolve: letGo } = Promise.withResolvers<undefined>();
  const wait = setTimeout(() => note.showPopover(), patience);
  const endWait = () => {
    clearTimeout(wait);
    if (shown?.name === name) note.hidePopover();
  };
  void navigator.locks.request(name, () => {
    endWait();
    hold(undefined);
    return isLeft;
  });
  const leave = () => {
    endWait();
    letGo(undefined);
  };
  return { name, isHeld, leave };
}

// Where a browser does not tell of it, a form that is left for a list is held until the next one is opened.
if ('navigation' in globalThis)
  navigation.addEventListener('currententrychange', ({ from }) => {
    if (from.url !== null && new URL(from.url).pathname === location.pathname) return;
    shown?.leave();
    shown = undefined;
  });
