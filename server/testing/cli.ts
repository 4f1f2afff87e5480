import { run } from '#server/cli/run.ts';

export type CliResult = { code: number; out: string; err: string };

/** Runs a command of `npm run contact` in this process. */
export async function contactCli(env: Record<string, string>, ...args: string[]): Promise<CliResult> {
  const lines = { out: '', err: '' };
  const code = await run(
    args,
    { variables: env, fromFile: [] },
    {
      out: (text) => (lines.out += `${text}\n`),
      err: (text) => (lines.err += `${text}\n`),
    },
  );
  return { code, ...lines };
}

/** The same for programs: what `--json` prints. */
export async function contactJson(env: Record<string, string>, ...args: string[]): Promise<unknown> {
  const { code, out, err } = await contactCli(env, ...args, '--json');
  if (code !== 0) throw new Error(err);
  return JSON.parse(out);
}
