import type { Locator } from '@playwright/test';
import { locales, type Locale } from '#common/locales.ts';
import { expect } from './test.ts';

/** An amount of euros as the site writes it. */
export const money = (locale: Locale, euros: number) =>
  euros.toLocaleString(locales[locale].tag, { style: 'currency', currency: 'EUR' });

/** The field of a tool, once the tool has been taken over by React. */
export async function ready(field: Locator): Promise<Locator> {
  await field.scrollIntoViewIfNeeded();
  await expect(field).toBeEditable();
  return field;
}
