/** Day of the accessibility statement and of the tests that it reports (requirement 2.22), `YYYY-MM-DD`. */
export const accessibilityStatement = { made: '2026-11-26' } as const;
