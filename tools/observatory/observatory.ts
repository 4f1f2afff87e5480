import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests, type Output } from '@mdn/mdn-http-observatory/src/types.js';
import { vi } from 'vitest';
import type { Answer } from '../../tests/served/ask.ts';

/** The host that pages are judged under; TLS is taken as given. */
const host = 'www.bewertra.example';

type Verdict = { score: number; grade: string; failed: (string | null)[] };

/** Judges a page by the Observatory's own rules, on answers that we hand it instead of its own requests. */
export function observe(path: string, page: Answer, preflight: Answer): Verdict {
  const secure = new URL(`https://${host}${path}`);
  const requests = new Requests(host);
  const response = ({ status, headers }: Answer) => ({ status, headers, verified: true });
  requests.session = { url: secure };
  requests.resources.path = page.text;
  const httpEquiv = parseHttpEquivHeaders(page.text, secure.href);
  requests.responses.auto = { ...response(page), httpEquiv };
  requests.responses.https = response(page);
  requests.responses.cors = response(preflight);
  requests.responses.http = response(page);
  requests.responses.httpRedirects = [
    { url: new URL(`http://${host}${path}`), status: 301 },
    { url: secure, status: page.status },
  ];

  const results = withoutPreloadList(() => ALL_TESTS.map((test) => test(requests)));
  const modifiers = results.map(({ result }) => (result === null ? 0 : getScoreModifier(result)));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  // Extra credit counts only above a minimum score.
  const plain = sum(modifiers.filter((modifier) => modifier < 0));
  const { score, grade } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain);
  return { score, grade, failed: results.filter(({ pass }) => !pass).map(({ result }) => result) };
}

/** Its refused install script would fetch the HSTS preload list; an empty one serves for a reserved host. */
function withoutPreloadList(run: () => Output[]): Output[] {
  const { readFileSync } = fs;
  const spy = vi
    .spyOn(fs, 'readFileSync')
    .mockImplementation((...args: Parameters<typeof readFileSync>) =>
      String(args[0]).endsWith('hsts-preload.json') ? '{}' : readFileSync(...args),
    );
  try {
    return run();
  } finally {
    spy.mockRestore();
  }
}
