import { HOUR, MINUTE, SECOND } from '#server/time.ts';

/**
 * A person needs longer than this from the first touch of the form, or from its arrival without a script,
 * to the click on "send", also when the browser fills in names and addresses.
 */
export const minimumFillTime = 2 * SECOND;

/** Solved when the form is first touched, and renewed by the page when it has run out meanwhile. */
export const challengeLifetime = 20 * MINUTE;

/** A page may stand open over a long lunch; after that the form asks for one more click. */
export const formTokenLifetime = 4 * HOUR;

/** Longest wait for the captcha's provider: the browser gives up after 15 s, and we still have to answer. */
export const providerTimeLimit = 5 * SECOND;
