/**
 * Ids and attributes by which scripts and the contact service find what components have rendered. A name
 * that only one file uses stays in that file; style sheets repeat some of these, as they cannot import them.
 * Constants only: the build inlines them, so that no page has to load a file of ids.
 */

/** The main content, where the skip link leads. */
export const contentId = 'content';

/** On `<html>`: the page's address without a section. */
export const pageAttribute = 'data-page';

/** On `<html>`, where readers space text out. */
export const spacedAttribute = 'data-spaced';

/** On `<html>`, while the layout of what is far below waits. */
export const deferredAttribute = 'data-deferred';

/** The menu on narrow screens. */
export const drawerId = 'drawer';

/** The choice of who registers, which the menu bar and the sticky call to action open. */
export const registrationId = 'registration';

/** The hint that the page exists in another language (the language's code follows), and a link's language. */
export const languageHintPrefix = 'language-hint-';
export const languageAttribute = 'data-language';

/** Where the browser keeps the chosen language (requirement 4.4). */
export const languageKey = 'language';

/** On `<html>`: the hotline's state now. On texts: which state one is about, what it says, and that it is that of now. */
export const hotlineAttribute = 'data-hotline';
export const hotlineStateAttribute = 'data-hotline-state';
export const hotlineSaysAttribute = 'data-hotline-says';
export const hotlineNowAttribute = 'data-hotline-now';

/** The hotline in the menu bar. */
export const hotlineIconId = 'hotline-icon';

/** Name and label of the analytics event that a click reports. */
export const eventAttribute = 'data-event';
export const eventLabelAttribute = 'data-event-label';

/** The button that opens the analytics settings, and the element that holds the dialogues. */
export const analyticsSettings = 'data-analytics-settings';
export const analyticsDialoguesId = 'analytics-dialogues';

/**
 * What a search field filters, with further words by which it is found; and on its line of results: the words before
 * their number, or in its place.
 */
export const entryAttribute = 'data-entry';
export const foundAttribute = 'data-found';
export const noneAttribute = 'data-none';

/** The pages of the sample report, and what prints and closes the view in which they are read. */
export const sheetsId = 'sheets';
export const sheetsPrintId = 'sheets-print';
export const sheetsCloseId = 'sheets-close';
/** A list that is printed alone while the address names it. */
export const printedChecklistId = 'documents_sheet';

/** The contact form, the alert above it, the links to wrong fields below that, and the hint beside its button. */
export const contactFormId = 'contact-form';
export const formAlert = 'data-form-alert';
export const formFaults = 'data-form-faults';
export const openFieldsId = 'open-fields';

/** Where the tab keeps the text of a message until it is sent. */
export const draftStorageKey = 'contactDraft';

/** The error's code, on the element with the error's text (`errorId` in `contact.ts`). */
export const codeAttribute = 'data-code';

/**
 * What is said of a message once it is sent: the element that waits for its reference, the reference as it is
 * written and letter by letter, and what happens next.
 */
export const sentReferenceId = 'sent-reference';
export const sentWrittenId = 'sent-written';
export const sentSpelledId = 'sent-spelled';
export const sentNextId = 'sent-next';

/** In the address of the page that says so: the reference, and when the message was received, in seconds. */
export const referenceParameter = 'reference';
export const receivedParameter = 'received';

/** The element in which the captcha's provider puts its badge. */
export const captchaBadgeId = 'captcha-badge';
