/** What whoever runs a program can mend: its message says what is wrong and what to do, and a stack would only hide it. */
export class OperatorError extends Error {}

/** Says on standard error why a program cannot go on, with a stack only where a fault of ours may be the reason, and ends it. */
export function endWith(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
