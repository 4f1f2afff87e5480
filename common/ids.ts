/**
 * Ids and attributes by which scripts, and the contact service, find what components have rendered. Names
 * that a single file uses stay there; the style sheets repeat some of these, as they cannot import them.
 * Nothing but texts: the build inlines those, so that no page loads a file for their sake.
 */

/** What the page is about, where the link past the menu leads. */
export const contentId = 'content';

/** On `<html>`: the page's own address, without the section that the address bar may name. */
export const pageAttribute = 'data-page';

/** The menu on narrow screens, and what is out of reach while it is open. */
export const drawerId = 'drawer';
export const behindDrawer = 'data-behind-drawer';

/** The offer to read the page in a language, whose code follows, and the language that a link chooses. */
export const languageHintPrefix = 'language-hint-';
export const languageAttribute = 'data-language';

/** Name and label of the event that a click is reported as. */
export const eventAttribute = 'data-event';
export const eventLabelAttribute = 'data-event-label';

/** The button that opens the settings of analytics, and where their dialogues stand. */
export const analyticsSettings = 'data-analytics-settings';
export const analyticsDialoguesId = 'analytics-dialogues';

/** The contact form, what is said above it, and what is said beside its button. */
export const contactFormId = 'contact-form';
export const formAlert = 'data-form-alert';
export const openFieldsId = 'open-fields';

/** The code of a field's error, where that error stands (`errorId` in `contact.ts`). */
export const codeAttribute = 'data-code';

/** Where the captcha's provider puts its badge. */
export const captchaBadgeId = 'captcha-badge';
