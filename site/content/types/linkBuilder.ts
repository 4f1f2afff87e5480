/** What is wrong with a link that somebody pasted. */
export type LinkProblem = 'noAddress' | 'foreign' | 'notYours';

/** How large the button is, and how it looks. */
export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
export const buttonStyles = ['filled', 'outlined', 'dark', 'light'] as const;
export type ButtonStyle = (typeof buttonStyles)[number];

/** What comes out, each to be copied. */
export const linkForms = ['button', 'link', 'signature'] as const;
export type LinkForm = (typeof linkForms)[number];
