import { parse } from 'node-html-parser';
import { formTokenField } from '#common/contact.ts';
import { formAlert } from '#common/ids.ts';

/** What an answer says as JSON, with its status. */
export function answerOf(response: { statusCode: number; json: () => unknown }) {
  return { status: response.statusCode, body: response.json() };
}

/** Why the form of a page came back, in words. */
export function alertIn(html: string): string | undefined {
  return parse(html).querySelector(`[${formAlert}]`)?.text;
}

/** What the form of a page has in a field. */
export function valueIn(html: string, field: string): string | undefined {
  return parse(html).querySelector(`#${field}`)?.getAttribute('value');
}

/** The token in the form of a page. */
export function tokenIn(html: string): string {
  return parse(html).querySelector(`[name="${formTokenField}"]`)?.getAttribute('value') ?? '';
}
