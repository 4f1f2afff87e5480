/**
 * After so many milliseconds without a key, typing rests. Live regions wait for it: told at each key, a screen reader says
 * every state of a text, or none (Orca with Firefox drops what the next key interrupts).
 */
export const typingPause = 500;
