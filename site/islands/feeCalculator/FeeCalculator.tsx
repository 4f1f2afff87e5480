import { useState } from 'react';
import { feeLimits, minimumAppliesBelow, settlement } from '#common/fees.ts';
import { eventAttributes, type ToolEvent } from '#site/analytics/events.ts';
import type { FeeCalculatorContent } from '#site/content/types/site.ts';
import { copyButtonClass, fieldClass } from '../toolClasses.ts';
import { useHydrated } from '../useHydrated.ts';
import { fragmentOf } from './amount.ts';
import { useFee } from './useFee.ts';

type Props = {
  texts: FeeCalculatorContent;
  /** The language, as BCP 47 names it, for reading and writing amounts. */
  tag: string;
  /** Address of the section, for the link to a calculation. */
  address: string;
  /** The fee of the worked example. */
  example: number;
  /** Reported when somebody takes a calculation with them. */
  event: ToolEvent;
};

/** The success fee on one's own fee, in the free months and after them. Without a script, a worked example. */
export function FeeCalculator({ texts, tag, address, example, event }: Props) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState('');
  // Stays until there is another fee, whatever is announced of this one meanwhile.
  const [copied, setCopied] = useState<{ fee: number; text: string }>();
  const money = (euros: number) => euros.toLocaleString(tag, { style: 'currency', currency: 'EUR' });
  const { typed, fee, problem, type, slide } = useFee({
    tag,
    limits: feeLimits,
    example,
    fragment: texts.fragment,
    onRest: (settled) => {
      const { fee: share, kept } = settlement(settled);
      const words: Record<string, string> = { fee: money(settled), share: money(share), kept: money(kept) };
      setSaid(texts.announcement.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? ''));
    },
  });

  async function copyLink() {
    const { href } = new URL(address + fragmentOf(fee, texts.fragment), location.href);
    try {
      await navigator.clipboard.writeText(href);
      setCopied({ fee, text: texts.copy.done });
    } catch {
      setCopied({ fee, text: texts.copy.failed });
    }
  }

  const { from, to, step } = feeLimits.slider;
  const unit = (
    <span aria-hidden="true" className="text-heading font-bold text-ink">
      {texts.unit}
    </span>
  );
  return (
    <div className="rounded-window bg-white p-4 text-body shadow-window sm:p-7">
      <h3 className="text-subheading font-bold !text-ink">{texts.title}</h3>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 sm:mt-3">
        <label htmlFor="fee" className="grow-9 basis-28 leading-snug text-ink max-sm:text-small">
          {texts.fee}
        </label>
        <span className="flex grow basis-38 items-center gap-2 sm:grow-0 sm:basis-auto">
          {texts.unitFirst ? unit : null}
          <input
            id="fee"
            inputMode="decimal"
            autoComplete="off"
            readOnly={!hydrated}
            value={typed}
            onChange={(change) => type(change.target.value)}
            aria-invalid={problem !== undefined}
            aria-describedby="fee-problem"
            className={`${fieldClass} min-w-0 text-end !text-heading font-bold tabular-nums sm:w-44`}
          />
          {texts.unitFirst ? null : unit}
        </span>
      </div>
      <p id="fee-problem" aria-live="polite" className="min-h-6 text-small font-semibold text-danger">
        {problem === undefined ? '' : texts.problems[problem]}
      </p>
      <input
        type="range"
        aria-label={texts.slider}
        aria-valuetext={money(fee)}
        min={from}
        max={to}
        step={step}
        disabled={!hydrated}
        value={Math.min(to, Math.max(from, fee))}
        onChange={(change) => slide(change.target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-blue noscript:hidden"
      />
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-2 sm:mt-2 sm:gap-3">
        <Period title={texts.periods.free} fee={fee} free texts={texts.lines} money={money} />
        <Period title={texts.periods.after} fee={fee} texts={texts.lines} money={money} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 sm:mt-4">
        <button
          type="button"
          {...eventAttributes(event)}
          onClick={() => void copyLink()}
          className={`${copyButtonClass} ${hydrated ? '' : 'invisible noscript:hidden'}`}
        >
          {texts.copy.action}
        </button>
        <p role="status" className="min-h-6 py-1 text-small text-ink">
          {copied?.fee === fee ? copied.text : said}
        </p>
      </div>
    </div>
  );
}

type PeriodProps = {
  title: string;
  fee: number;
  free?: boolean;
  texts: FeeCalculatorContent['lines'];
  money: (euros: number) => string;
};

/** What is paid and kept in one of the two times. */
function Period({ title, fee, free = false, texts, money }: PeriodProps) {
  const bill = settlement(fee, free);
  const charged = fee < minimumAppliesBelow ? texts.minimum : texts.share;
  const share = free ? texts.none : charged;
  const lines = [
    [share, bill.fee],
    [texts.vat, bill.vat],
    [texts.invoice, bill.invoiced],
  ].slice(0, free ? 1 : undefined);
  return (
    <section
      className={`rounded-panel border border-line px-3 py-2 wrap-anywhere sm:p-4 ${free ? 'bg-page' : ''}`}
    >
      <h4 className="font-semibold text-blue-dark">{title}</h4>
      <dl className="text-small text-ink max-sm:leading-snug">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 sm:mt-1 sm:flex-col">
          <dt>{texts.kept}</dt>
          <dd className="ms-auto text-subheading font-bold tabular-nums sm:ms-0 sm:text-heading">
            {money(bill.kept)}
          </dd>
          <dd className="w-full text-body max-sm:text-end">
            {texts.keptGross.replace('{amount}', money(bill.keptGross))}
          </dd>
        </div>
        {lines.map(([label, euros]) => (
          <div
            key={label}
            className="mt-1 flex flex-wrap justify-between gap-x-3 border-t border-line pt-1 leading-snug last:font-semibold sm:mt-2 sm:pt-2"
          >
            <dt>{label}</dt>
            <dd className="ms-auto whitespace-nowrap tabular-nums">{money(Number(euros))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
