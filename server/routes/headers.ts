import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closedPolicy, deployFolder, policyFile, securityHeaders } from '#common/headers.ts';

/** The security headers of every answer, with the policy that the build wrote for its pages. */
export function headersOf(siteDir: string): Record<string, string> {
  return securityHeaders(builtPolicy(join(siteDir, deployFolder, policyFile)));
}

/** A build without a policy has no pages; one that cannot be read must not be served under a wrong policy. */
function builtPolicy(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return closedPolicy;
    throw error;
  }
}
