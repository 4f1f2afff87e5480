/** Shown on German pages to visitors whose browser prefers English; hence English only (decision 3). */
export const languageHint = {
  text: 'This page is available in English.',
  action: 'Read in English',
  dismiss: 'Dismiss',
} as const;
