/**
 * Days of the accessibility statement and of the tests that it reports (requirement 2.22), `YYYY-MM-DD`. `heard` is the
 * day on which the transcripts in `tests/listen` were written.
 */
export const accessibilityStatement = { made: '2026-11-29', heard: '2026-11-29' } as const;
