import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { feeLimits } from '#common/fees.ts';
import { typingPause } from '#site/browser/typingPause.ts';
import { useRested } from '#site/components/form/useRested.ts';
import { feeOfFragment, fragmentOf, readAmount } from './amount.ts';

function followHash(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The fee that the calculator works with: what somebody typed, what the address names, or the example. */
export function useFee(tag: string, fragment: string, example: number) {
  const hashNow = () => location.hash;
  const hash = useSyncExternalStore(followHash, hashNow, () => '');
  const given = feeOfFragment(hash, fragment, feeLimits) ?? example;
  const write = (fee: number) => fee.toLocaleString(tag, { maximumFractionDigits: 2 });
  const [state, setState] = useState<{ typed: string; fee: number }>();
  const { typed, fee } = state ?? { typed: write(given), fee: given };

  // A fee in the address wins over what was typed before.
  useEffect(() => followHash(() => setState(undefined)), []);

  // Debounced: address and live region follow after a pause in typing.
  const [rested, setRested] = useState<number>();
  const restedText = useRested(typed);
  const current = readAmount(typed, tag, feeLimits).problem;
  const changed = state?.fee;
  useEffect(() => {
    if (changed === undefined) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', fragmentOf(changed, fragment));
      setRested(changed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [changed, fragment]);

  // Waits as the result does: nobody is corrected in the middle of a number.
  const problem = restedText === typed ? current : undefined;

  const beforeTouch = useRef(state);

  return {
    typed,
    fee,
    /** The fee once typing has rested; undefined until then, and where what was typed is none. */
    rested: current === undefined && rested === fee ? rested : undefined,
    problem,
    /** The fee whose result is shown: none while what was typed is none. */
    shown: problem === undefined ? fee : undefined,
    /** Invalid input keeps the last fee, for the slider. */
    type: (text: string) => setState({ typed: text, fee: readAmount(text, tag, feeLimits).euros ?? fee }),
    /** The field is left: its fee is written as the results are. */
    settle: () => {
      if (state !== undefined && current === undefined) setState({ typed: write(fee), fee });
    },
    slide: (to: number) => setState({ typed: write(to), fee: to }),
    /** A finger or pointer is put on the slider, which may move at once. */
    touch: () => (beforeTouch.current = state),
    /** The browser has taken the gesture for itself: the finger scrolls the page, and the fee stays what it was. */
    takeBack: () => setState(beforeTouch.current),
  };
}
