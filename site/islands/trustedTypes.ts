/**
 * What scripts may insert as markup or load, where the page's policy requires Trusted Types: React inserts
 * the icons, rendered at build time, as HTML, and the captcha starts its worker by URL. All else is refused.
 */

const attributes = String.raw`(?: (?!on)[\w:-]+="[^"<>]*")*`;
const icon = new RegExp(
  `^<svg${attributes}>(?:<(path|circle|line|polyline|rect)${attributes}></\\1>)*</svg>$`,
);
const worker = /^\/_astro\/pbkdf2-[\w-]+\.js(?:\?again)?$/;

/** Returns the markup of one of our icons unchanged; null refuses it. */
export function allowedMarkup(markup: string): string | null {
  return icon.test(markup) ? markup : null;
}

/** Returns the address of the captcha's worker unchanged; null refuses it. */
export function allowedScript(address: string): string | null {
  return worker.test(address) ? address : null;
}

type Rules = { createHTML: typeof allowedMarkup; createScriptURL: typeof allowedScript };
type Factory = { createPolicy: (name: 'default', rules: Rules) => void };

/** Installs these rules in browsers that support them. */
export function installTrustedTypes(factory = (globalThis as { trustedTypes?: Factory }).trustedTypes): void {
  factory?.createPolicy('default', { createHTML: allowedMarkup, createScriptURL: allowedScript });
}
