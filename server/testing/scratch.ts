import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to Vitest's own
  export interface ProvidedContext {
    /** A folder for what test files share; Vitest removes it after the last. */
    scratch: string;
  }
}

/** Vitest's global set-up: a folder for the run; a process that runs test files is ended before it could clean up. */
export default function makeScratch(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'bewertra-run-'));
  project.provide('scratch', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
