import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Axe = typeof axe;

type Finding = {
  ruleId: string;
  message: string;
  value: [level: string, verdict: string];
  path: { dom: string };
};

/**
 * IBM's engine takes the background of a text from its ancestors alone, but that of the menu bar is a sibling, so that it
 * can fade in; axe and `menuBar.spec.ts` test it. It reports a legend in closed `<details>` as empty, but not once open.
 */
const isMistaken = ({ ruleId, path }: Finding) =>
  (ruleId === 'text_contrast_sufficient' && path.dom.includes('/header[1]/')) ||
  (ruleId === 'fieldset_label_valid' && path.dom.includes('/details['));

/** IBM's engine, run in the page: it is five times as slow as axe, and each finds what the other does not look for. */
async function findingsOfEqualAccess(page: Page): Promise<string[]> {
  const equalAccess = readFileSync(
    fileURLToPath(import.meta.resolve('accessibility-checker-engine')),
    'utf8',
  );
  const findings = await page.evaluate<Finding[]>(
    `(async () => {
      ${equalAccess};
      const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
      return results.map(({ ruleId, message, value, path }) => ({ ruleId, message, value, path }));
    })()`,
  );
  return findings
    .filter((finding) => finding.value.join() === 'VIOLATION,FAIL' && !isMistaken(finding))
    .map(({ ruleId, message, path }) => `${ruleId}: ${message} ${path.dom}`);
}

/** Brings axe into a page: once, since its script takes as long to arrive and to start as its rules on a small page. */
async function bringAxe(page: Page): Promise<void> {
  const frames = page.frames();
  // An axe that has looked at a page does not notice a frame that came later.
  if (frames.length === 1 && (await page.evaluate(() => 'axe' in window))) return;
  for (const frame of frames)
    await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<same_origin>'] })`);
}

async function findingsOfAxe(page: Page): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // All rules run; to describe the thousands of elements that keep them takes as long as the rules do.
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  });
}

/** What axe finds in the page as it is now, and IBM's engine too in the full run (`npm run test:full`). */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const ofIbm = process.env['TEST_FULL'] === '1' ? await findingsOfEqualAccess(page) : [];
  return [...(await findingsOfAxe(page)), ...ofIbm];
}

/** No violation in the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}
