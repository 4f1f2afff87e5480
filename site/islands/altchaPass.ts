import { solveChallengeWorkers } from 'altcha/lib';
import solverAddress from 'altcha/workers/pbkdf2?worker&url';
import type { Pass } from './captcha.ts';
import { retryAt } from './pause.ts';

type Challenge = Parameters<typeof solveChallengeWorkers>[0]['challenge'];

/** Time limits in milliseconds; solving takes long on slow devices. */
const fetchTimeLimit = 15_000;
const solveTimeLimit = 60_000;

/** More workers gain little and would slow down the rest of the device. */
const mostWorkers = 4;

function solve(challenge: Challenge, address: string) {
  return solveChallengeWorkers({
    challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency),
    createWorker: () => new Worker(address),
    timeout: solveTimeLimit,
  });
}

/** A pass from our own captcha: a challenge from the service, solved in web workers. */
export async function altchaPass(endpoint: string): Promise<Pass> {
  const response = await fetch(endpoint, { signal: AbortSignal.timeout(fetchTimeLimit) });
  const received = performance.now();
  // The service asks for no captcha.
  if (response.status === 204) return { token: '', readyAt: 0, expiresAt: Infinity };
  if (!response.ok)
    throw Object.assign(new Error(`no challenge: ${response.status}`), { retryAt: retryAt(response) });
  const challenge = (await response.json()) as Challenge;

  const solution = await solve(challenge, solverAddress)
    .catch(() => solve(challenge, `${solverAddress}?again`))
    .catch(() => null);
  // The service is there and the solver is not, or too slow.
  if (solution === null) throw Object.assign(new Error('the challenge was not solved'), { unsendable: true });

  const { data, expiresAt = 0 } = challenge.parameters;
  // Only durations are taken from the service's clock, so neither clock needs to be right.
  const lifetime = expiresAt * 1000 - Number(data?.['issued']);
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    readyAt: received + Number(data?.['minimumAge']),
    expiresAt: received + lifetime,
  };
}
