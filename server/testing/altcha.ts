import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { Effort } from '#server/protection/captcha/altcha.ts';

/** Work that takes milliseconds: what is tested is not how long it takes. */
export const lightEffort: Effort = { cost: 10, least: 5, most: 20 };

/** The token as it travels. */
export function encode(payload: object): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

/** Solves a challenge as a browser does and gives the token that travels. */
export async function solve(challenge: Challenge): Promise<string> {
  return encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}
