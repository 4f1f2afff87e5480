import type { Fingerprints, Together, Save, Update } from './saving.ts';
import { keepResting, rest, settle } from './resting.ts';

/**
 * A form is filled in from files that somebody else may change meanwhile, and Keystatic would write its older texts over
 * theirs. So each save says on which states of its files the form stands, and `saving.ts` brings both together; the same
 * for a draft that is restored, which stands on the states that it was begun with.
 */

/** As Keystatic keeps it. */
type Draft = { files: Map<string, Uint8Array>; standsOn?: Fingerprints };

/** Of each file, what this tab has last read or written. */
const seen = new Map<string, string>();
/** Of the files of a restored draft, what it stands on. */
const drafted = new Map<string, string>();

const standsOn = (paths: Iterable<string>): Fingerprints =>
  Object.fromEntries([...paths].map((path) => [path, drafted.get(path) ?? seen.get(path) ?? '']));

function draftStandsOn(states: Fingerprints): void {
  for (const [path, fingerprint] of Object.entries(states)) drafted.set(path, fingerprint);
}

/** Called by Keystatic, into whose code `draftHooks.ts` puts it. */
const drafts = {
  kept(draft: Draft): Draft {
    keepResting();
    return { ...draft, standsOn: standsOn(draft.files.keys()) };
  },

  /** With what others have changed since; undefined where nothing of the draft is left then. */
  async restored(draft: Draft | undefined): Promise<Draft | undefined> {
    keepResting();
    if (draft?.standsOn === undefined) return draft;
    const together = await askTogether(draft.files, draft.standsOn);
    // Both have changed the same: saving says so.
    if (together === undefined) {
      draftStandsOn(draft.standsOn);
      return draft;
    }
    draftStandsOn(together.standsOn);
    if (together.isSaved) return undefined;
    const files = together.additions.map(({ path, contents }) => [path, fromBase64(contents)] as const);
    return { ...draft, files: new Map(files) };
  },

  dropped: keepResting,
};
Object.assign(globalThis, { editorDrafts: drafts });

async function askTogether(files: Draft['files'], states: Fingerprints): Promise<Together | undefined> {
  const additions = [...files].map(([path, content]) => ({ path, contents: toBase64(content) }));
  const save: Save = { additions, deletions: [], standsOn: states };
  const response = await ask('/api/keystatic/together', { method: 'POST', body: JSON.stringify(save) });
  return response.ok ? ((await response.json()) as Together) : undefined;
}

const toBase64 = (content: Uint8Array): string =>
  btoa(Array.from(content, (byte) => String.fromCodePoint(byte)).join(''));

/** `atob` does not know the letters that Base64 has in addresses (RFC 4648, 5). */
const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.codePointAt(0) ?? 0);

const askServer = globalThis.fetch;

globalThis.fetch = async (input, init) => {
  if (typeof input !== 'string' || !input.startsWith('/api/keystatic/')) return askServer(input, init);
  return input.endsWith('/update') ? save(input, init) : load(input, init);
};

async function load(address: string, init: RequestInit | undefined): Promise<Response> {
  const response = await ask(address, init);
  const { fingerprint, path } = /\/blob\/(?<fingerprint>\w+)\/(?<path>.+)$/.exec(address)?.groups ?? {};
  if (response.ok && path !== undefined && fingerprint !== undefined) seen.set(path, fingerprint);
  return response;
}

async function save(address: string, init: RequestInit | undefined): Promise<Response> {
  const update = JSON.parse(init?.body as string) as Update;
  const paths = [...update.additions, ...update.deletions].map(({ path }) => path);
  const body: Save = { ...update, standsOn: standsOn(paths) };
  rest();
  try {
    const response = await ask(address, { ...init, body: JSON.stringify(body) });
    if (response.ok) await remember(response.clone(), paths);
    return response;
  } finally {
    settle();
  }
}

async function remember(saved: Response, paths: readonly string[]): Promise<void> {
  const entries = (await saved.json()) as { path: string; sha: string }[];
  for (const { path, sha } of entries) if (paths.includes(path)) seen.set(path, sha);
  for (const path of paths) drafted.delete(path);
}

/** @throws Error in German, which Keystatic shows, where nobody answers */
async function ask(address: string, init: RequestInit | undefined): Promise<Response> {
  try {
    return await askServer(address, init);
  } catch {
    throw new Error(
      'Der Editor antwortet nicht. Starten Sie ihn wieder (npm run edit); was nicht gespeichert ist, bleibt als Entwurf.',
    );
  }
}
