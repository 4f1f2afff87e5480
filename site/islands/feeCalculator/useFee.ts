import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { FeeProblem } from '#site/content/types/feeCalculator.ts';
import { feeOfFragment, fragmentOf, readAmount, type Limits } from './amount.ts';

/** How long somebody rests before the address and the announcement follow, in milliseconds. */
const rest = 400;

type State = { typed: string; fee: number; problem?: FeeProblem };

type Options = {
  tag: string;
  limits: Limits;
  example: number;
  /** The fragment's name. */
  fragment: string;
  /** Called once typing or sliding has come to rest on a fee. */
  onRest: (fee: number) => void;
};

function followHash(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The fee that the calculator works with: what somebody typed, what the address names, or the example. */
export function useFee({ tag, limits, example, fragment, onRest }: Options) {
  const hash = useSyncExternalStore(
    followHash,
    () => location.hash,
    () => '',
  );
  const [state, setState] = useState<State>();
  const given = feeOfFragment(hash, fragment, limits) ?? example;
  const write = (fee: number) => fee.toLocaleString(tag, { maximumFractionDigits: 2 });
  const shown: State = state ?? { typed: write(given), fee: given };

  // An address that somebody opens here outdoes what was typed before.
  useEffect(() => followHash(() => setState(undefined)), []);

  const settled = useEffectEvent(onRest);
  const settledFee = state?.problem === undefined ? state?.fee : undefined;
  useEffect(() => {
    if (settledFee === undefined) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', fragmentOf(settledFee, fragment));
      settled(settledFee);
    }, rest);
    return () => clearTimeout(timer);
  }, [settledFee, fragment]);

  return {
    ...shown,
    /** Takes what was typed; what cannot be read leaves the last fee as it is. */
    type: (typed: string) => {
      const read = readAmount(typed, tag, limits);
      setState('euros' in read ? { typed, fee: read.euros } : { typed, fee: shown.fee, ...read });
    },
    slide: (fee: number) => setState({ typed: write(fee), fee }),
  };
}
