/**
 * Days of the accessibility statement and of the tests that it reports (requirement 2.22), `YYYY-MM-DD`. `heard` is the
 * day on which all journeys of `tests/listen` were heard, `otherEngines` that on which Alfa and QualWeb looked at all pages.
 */
export const accessibilityStatement = {
  made: '2026-11-30',
  heard: '2026-11-30',
  otherEngines: '2026-11-27',
} as const;
