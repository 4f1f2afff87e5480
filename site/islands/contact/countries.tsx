/** The options of `countryLines`, such as "DE Deutschland"; the empty line between the groups is a rule. */
export const countryOptions = (lines: string) => lines.split('\n').map(optionOf);

/** The name of a country by its code; nothing where none is chosen. */
export function countryIn(lines: string, code: string): string {
  const line = lines.split('\n').find((one) => code !== '' && one.startsWith(code));
  return line?.slice(3) ?? '';
}

function optionOf(line: string) {
  const code = line.slice(0, 2);
  const name = line.slice(3);
  return code ? <option key={code} value={code} children={name} /> : <hr key="" />;
}
