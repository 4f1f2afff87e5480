import { parseArgs, type ParseArgsConfig, type ParseArgsOptionsConfig } from 'node:util';

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/**
 * The options and operands of a command line.
 * @param options as Node's parseArgs takes them
 * @throws for an option that is unknown, is given twice, or lacks its value, with words that begin with the option
 */
export function parseOptions<const T extends ParseArgsOptionsConfig>(
  options: T,
  args: string[] = process.argv.slice(2),
) {
  const config = { args, options, allowPositionals: true } satisfies ParseArgsConfig;
  // Not `strict` at first: Node's own words speak of positional arguments, and of no option that there is.
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  const given = tokens.filter((token) => token.kind === 'option');
  for (const token of given) refuseWrong(token, options);
  const repeated = given.find(({ name }, at) => given.findIndex((other) => other.name === name) !== at);
  // Which of them was meant is not ours to say.
  if (repeated !== undefined) throw new Error(`--${repeated.name} is given twice`);
  const { values, positionals: operands } = parseArgs(config);
  return { values, operands };
}

function refuseWrong(
  { name, rawName, value, inlineValue }: Extract<Token, { kind: 'option' }>,
  options: ParseArgsOptionsConfig,
): void {
  const known = Object.keys(options).map((one) => `--${one}`);
  if (!known.includes(`--${name}`))
    throw new Error(`${rawName} is no option here; known: ${known.join(', ')}`);
  if (options[name]?.type === 'boolean') {
    if (value !== undefined) throw new Error(`${rawName} takes no value`);
  } else if (value === undefined || (!inlineValue && /^-./.test(value)))
    throw new Error(`${rawName} needs a value, as in ${rawName}=VALUE`);
}
