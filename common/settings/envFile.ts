/** A line with a setting; Node's `parseEnv` takes other names too, which nobody has. */
const setting = /^\s*(?:export )?\s*(?<name>[A-Za-z_][\w.-]*) *=(?<value>.*)$/;

/** A value in quotes, which end on the same line, and perhaps a comment. */
const inQuotes = /^\s*(["'`])(?:(?!\1).)*\1\s*(?:#.*)?$/;

/** Why `parseEnv` would read another value in a line than stands there; undefined where it would not. */
function valueFault(value: string): string | undefined {
  if (/^\s*["'`]/.test(value))
    return inQuotes.test(value)
      ? undefined
      : 'must end with the quote that its value begins with; where the value has this one, use another (", \' or `)';
  // What stands before a comment may be empty.
  if (/\S#/.test(`=${value}`))
    return 'has a # that would end its value; write the value in quotes, or a blank before the #';
  // The next line would be the value.
  if (/^\s+$/.test(value)) return 'has blanks for a value; remove them';
  return undefined;
}

/**
 * Lines of a file such as `.env` that say nothing, or of which `parseEnv` would read something else than they say.
 * @param text of the file
 * @returns number of each line, from 1, and what is wrong with it; not its words, which may be a secret
 */
export function lineFaults(text: string): { line: number; fault: string }[] {
  const lineOf = new Map<string, number>();
  const faultOf = (written: string, line: number): string | undefined => {
    if (/^\s*(?:#|$)/.test(written)) return undefined;
    const { name, value = '' } = setting.exec(written)?.groups ?? {};
    if (name === undefined) return 'is no setting, which has the form NAME=value';
    const earlier = lineOf.get(name);
    if (earlier !== undefined) return `sets what line ${earlier} sets; keep one of them`;
    lineOf.set(name, line);
    return valueFault(value);
  };
  return text.split(/\r?\n/).flatMap((written, index) => {
    const fault = faultOf(written, index + 1);
    return fault === undefined ? [] : [{ line: index + 1, fault }];
  });
}
