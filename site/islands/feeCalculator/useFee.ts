import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { feeLimits } from '#common/fees.ts';
import { typingPause } from '#site/browser/typingPause.ts';
import { useRested } from '#site/components/form/useRested.ts';
import { feeOfFragment, fragmentOf, readAmount } from './amount.ts';

/** A fee in its field has two decimals or, in whole euros, none. */
const written = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
} as const;

/** What the link to a calculation is made of. */
type Link = {
  /** Of the calculator's section. */
  address: string;
  /** The name of a fee in a fragment. */
  fragment: string;
  /** Its names in all languages. */
  fragments: readonly string[];
};

const showInAddress = (link: string) => history.replaceState(history.state, '', link);

function followHash(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/**
 * The fee that the calculator works with: what somebody typed, what the address names, or the example.
 * @param tag of the language, as BCP 47 has it
 */
export function useFee(tag: string, { address, fragment, fragments }: Link, example: number) {
  const hashNow = () => location.hash;
  const hash = useSyncExternalStore(followHash, hashNow, () => '');
  const given = feeOfFragment(hash, fragments, feeLimits) ?? example;
  const write = (fee: number) => fee.toLocaleString(tag, written);
  const [state, setState] = useState<{ typed: string; fee: number }>();
  const { typed, fee } = state ?? { typed: write(given), fee: given };
  const link = address + fragmentOf(fee, fragment);

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
      showInAddress(address + fragmentOf(changed, fragment));
      setRested(changed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [changed, address, fragment]);

  // Waits as the result does: nobody is corrected in the middle of a number.
  const problem = restedText === typed ? current : undefined;

  const beforeTouch = useRef(state);

  return {
    typed,
    fee,
    /** The fee once typing has rested; undefined until then, and where what was typed is none. */
    rested: current === undefined && rested === fee ? rested : undefined,
    problem,
    /** The calculation's link. */
    link,
    /** Puts it where one can copy it by hand. */
    showLink: () => showInAddress(link),
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
