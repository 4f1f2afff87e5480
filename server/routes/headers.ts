import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closedPolicy, deployFolder, policyFile, securityHeaders } from '#common/headers.ts';

/** The security headers of every answer, with the policy that the build wrote for its pages; a closed one without pages. */
export function headersOf(siteDir: string): Record<string, string> {
  const file = join(siteDir, deployFolder, policyFile);
  return securityHeaders(existsSync(file) ? readFileSync(file, 'utf8').trim() : closedPolicy);
}
