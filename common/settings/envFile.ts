/** A setting as `parseEnv` of Node reads it, which passes over all else: a value in quotes may have several lines. */
const setting = /^[^\S\n]*[^#=\s][^=\n]*=[^\S\n]*(?:(["'`])[^]*?\1)?.*$/gm;

/**
 * Numbers of the lines, from 1, that are neither a setting nor a comment nor empty: `MAIL_TO a@b.example`, say.
 * @param text of a file such as `.env`
 */
export function strayLines(text: string): number[] {
  // What is no line break goes, so that every line keeps its number.
  const rest = text.replace(setting, (found) => found.replace(/[^\n]/g, ''));
  return rest.split('\n').flatMap((line, index) => (/^\s*(?:#|$)/.test(line) ? [] : [index + 1]));
}
