import { useEffect } from 'react';

/** Says in the page's title that something is wrong, as the service does where it returns the form. */
export function useErrorTitle(prefix: string, isFaulty: boolean): void {
  useEffect(() => {
    const { title } = document;
    if (!isFaulty || title.startsWith(prefix)) return;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [prefix, isFaulty]);
}
