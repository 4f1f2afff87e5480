import { useEffect, useState } from 'react';
import { typingPause } from '#site/browser/typingPause.ts';

/** A value once typing rests: what a live region says of it. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
