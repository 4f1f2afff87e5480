/** Types of what we call of the Observatory; the package has none. */
declare module '@mdn/mdn-http-observatory/src/types.js' {
  type Response = { status: number; headers: object; verified: boolean; httpEquiv?: Map<string, string[]> };
  export type Output = { pass: boolean; result: string | null };
  export class Requests {
    constructor(hostname: string);
    session: { url: URL } | null;
    resources: { path: string | null };
    responses: Record<'auto' | 'cors' | 'http' | 'https', Response | null> & {
      httpRedirects: { url: URL; status: number }[];
    };
  }
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Output, Requests } from '@mdn/mdn-http-observatory/src/types.js';
  export const ALL_TESTS: ((requests: Requests) => Output)[];
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string };
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, address: string): Map<string, string[]>;
}
