/**
 * Accepted licences by SPDX name, each with what it asks of us beyond keeping its notice. All of them
 * allow using, linking and passing on the unchanged package.
 */
export const accepted: Record<string, string> = {
  '0BSD': '',
  'Apache-2.0': '',
  'BlueOak-1.0.0': '',
  'BSD-2-Clause': '',
  'BSD-3-Clause': '',
  'CC0-1.0': '',
  ISC: '',
  MIT: '',
  'MIT-0': '',
  'MPL-2.0': 'changes to its own files would have to be published; we make none',
  'LGPL-3.0-or-later': 'a library that the image encoder loads while building; never sent to visitors',
  'OFL-1.1': 'a font; may be served, not sold by itself',
  'Python-2.0': '',
};

/** Whether every licence in an SPDX expression is accepted, including those it offers as a choice. */
export function isAccepted(expression: string): boolean {
  const names = expression.replaceAll(/[()]/g, '').split(/ (?:AND|OR|WITH) /);
  return names.every((name) => name in accepted);
}
