import { run } from '#server/cli/run.ts';

export type CliResult = { code: number; out: string; err: string };

/** Commands of `npm run contact`, in this process. */
export type Contact = {
  /** Runs one as a terminal shows it. */
  cli: (env: Record<string, string>, ...args: string[]) => Promise<CliResult>;
  /** Runs one for a program. Resolves to what `--json` prints. */
  json: (env: Record<string, string>, ...args: string[]) => Promise<unknown>;
};

/** The same for somebody who answers what they are asked, an e-mail address for example. */
export function contactAnswering(answer: string): Contact {
  const cli: Contact['cli'] = async (env, ...args) => {
    const lines = { out: '', err: '' };
    const code = await run(args, () => ({ variables: env, fromFile: [] }), {
      out: (text) => (lines.out += `${text}\n`),
      err: (text) => (lines.err += `${text}\n`),
      ask: () => Promise.resolve(answer),
    });
    return { code, out: lines.out, err: lines.err };
  };
  return {
    cli,
    json: async (env, ...args) => {
      const { code, out, err } = await cli(env, ...args, '--json');
      if (code !== 0) throw new Error(err);
      return JSON.parse(out) as unknown;
    },
  };
}

/** Commands of somebody who answers nothing. */
export const { cli: contactCli, json: contactJson } = contactAnswering('');
