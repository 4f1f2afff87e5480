import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React has taken over: until then, and without a script, a tool shows its example. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
