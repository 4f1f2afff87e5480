import { dayOf } from '#common/day.ts';

/**
 * Removes jobs whose last day has passed since the page was built, and their list when none is left: the page's
 * invitation to apply without a job stays. Search engines know the day from the structured data.
 */
export function removeClosedJobs(): void {
  const today = dayOf(new Date());
  for (const job of document.querySelectorAll<HTMLElement>('[data-closes]'))
    if ((job.dataset['closes'] ?? '') < today) job.remove();
  const list = document.querySelector('.jobs-list');
  if (list?.querySelector('[data-closes]') === null) list.remove();
}
