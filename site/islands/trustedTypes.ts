/**
 * What scripts may turn into markup or load, where the page's policy asks for Trusted Types: React puts
 * the icons, drawn when the site was built, into the form as text, and the captcha starts its worker by
 * an address. Anything else that reaches such a place is refused.
 */

const attributes = String.raw`(?: (?!on)[\w:-]+="[^"<>]*")*`;
const icon = new RegExp(
  `^<svg${attributes}>(?:<(path|circle|line|polyline|rect)${attributes}></\\1>)*</svg>$`,
);
const worker = /^\/_astro\/pbkdf2-[\w-]+\.js$/;

/** Gives back what it is handed when it is one of our drawings; null refuses it. */
export function allowedMarkup(markup: string): string | null {
  return icon.test(markup) ? markup : null;
}

/** Gives back an address when it is that of the captcha's worker; null refuses it. */
export function allowedScript(address: string): string | null {
  return worker.test(address) ? address : null;
}

type Rules = { createHTML: typeof allowedMarkup; createScriptURL: typeof allowedScript };
type Factory = { createPolicy: (name: 'default', rules: Rules) => void };

/** Tells the browser these rules, where it knows of them. */
export function installTrustedTypes(factory = (globalThis as { trustedTypes?: Factory }).trustedTypes): void {
  factory?.createPolicy('default', { createHTML: allowedMarkup, createScriptURL: allowedScript });
}
