import type { FaqGroup } from '#site/content/types/faq.ts';

/** Anchor of a group of questions, in the page's address: `/faq#for_clients`. */
export const groupId = (group: FaqGroup): string => `for_${group}`;
