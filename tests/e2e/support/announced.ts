import type { JSHandle, Locator } from '@playwright/test';

/** What a live region says from now on: each of its texts, in the order in which it has them. */
export const announcements = (region: Locator): Promise<JSHandle<string[]>> =>
  region.evaluateHandle((element) => {
    const said: string[] = [];
    const note = () => said.push(element.textContent);
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
    return said;
  });
