import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

async function findingsOfAxe(page: Page): Promise<string[]> {
  // Legacy mode: a page of ours has no frame of another origin, for which axe would open a window of its own.
  // All rules run; to describe the thousands of elements that keep them takes as long as the rules do.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
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
