import type { Titled } from './shared.ts';

/** Who can register on the platform. */
export type Audience = 'client' | 'valuer';

/** The way to a registration, from anywhere: the button, and the choice that it opens. */
export type RegistrationContent = {
  /** The button that opens the choice. */
  open: string;
  /** Names the choice. */
  title: string;
  /** Who registers, in the words of every such button, and what it brings. */
  choices: Record<Audience, Titled>;
  /** Before the link to sign in. */
  known: string;
};
