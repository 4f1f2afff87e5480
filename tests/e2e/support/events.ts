import type { Page } from '@playwright/test';

/** The events that the page logs to the console from now on, as it does without analytics. */
export function loggedEvents(page: Page): string[] {
  const events: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') events.push(message.text());
  });
  return events;
}
