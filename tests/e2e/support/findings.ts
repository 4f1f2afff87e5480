import type { Page, TestInfo } from '@playwright/test';
import { expect } from './test.ts';

/** Screenshots per page: the first faults are the most useful. */
const mostPictures = 3;

/**
 * Collects what is wrong on a page as it goes from setting to setting, with a picture of each setting in which
 * something is, so that the report of one test shows all of it.
 */
export function collectFindings(page: Page, info: TestInfo) {
  const findings: string[] = [];
  const pictures = new Set<string>();
  return {
    /**
     * @param setting the window and what else is set, e.g. "320 px, type of 24 px"
     * @param found what was looked for, and each place where it is wrong
     */
    async note(setting: string, found: Record<string, readonly unknown[]>): Promise<void> {
      const wrong = Object.entries(found).filter(([, places]) => places.length > 0);
      for (const [look, places] of wrong) findings.push(`${setting}: ${look}: ${places.join(' | ')}`);
      if (wrong.length === 0 || pictures.size >= mostPictures) return;
      const picture = info.outputPath(`${setting.replaceAll(/\W+/g, '-')}.png`);
      await page.screenshot({ path: picture });
      pictures.add(picture);
    },
    /** Fails the test when something was wrong. */
    expectNone: () => {
      expect(findings, [...pictures].map((picture) => `see ${picture}`).join('\n')).toEqual([]);
    },
  };
}
