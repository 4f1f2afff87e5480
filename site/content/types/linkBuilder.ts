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

/** Everything that the builder of enquiry links says; `{host}` is the platform's. */
export type LinkBuilderContent = {
  title: string;
  sample: string;
  link: { label: string; hint: string };
  problems: Record<LinkProblem, string>;
  text: { label: string; choices: readonly string[] };
  size: { label: string; choices: Record<ButtonSize, string> };
  style: { label: string; choices: Record<ButtonStyle, string> };
  preview: { title: string; firm: string; text: string };
  forms: Record<LinkForm, string>;
  signature: { name: string; firm: string };
  copy: { action: string; done: string; failed: string };
  qr: { title: string; description: string; download: string; file: string; waiting: string };
};
