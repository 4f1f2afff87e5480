/**
 * How the contact page is told which valuation brief to take into the message: by the answers that lead to it. The words
 * come from the site's own files, so an address can never put others there.
 */

/** In the address of the contact page: the answers to whose outcome the brief belongs, `sale/others`. */
export const briefParameter = 'brief';

/**
 * The file with a brief's text.
 * @param folder the address below which the outcomes are
 * @param key what the contact page's address names; anybody may have written it
 * @returns undefined where the key is none: it could lead out of the folder
 * @example briefFile('/valuation_guide/need', 'tax') // '/valuation_guide/need/tax/brief.txt'
 */
export function briefFile(folder: string, key: string): string | undefined {
  return /^[a-z_]+(?:\/[a-z_]+){0,3}$/.test(key) ? `${folder}/${key}/brief.txt` : undefined;
}
