import { permissionOf } from '#server/store/fileAccess.ts';

/** An error in words for people: some network errors have their messages in a list, or nothing but a code. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('; ');
  const { message, code } = error as Error & { code?: string };
  const words = message !== '' ? message : (code ?? String(error));
  return permissionOf(error) ?? words;
}
