import { clsx } from 'clsx';
import { useState } from 'react';
import { feeLimits, minimumAppliesBelow, settlement } from '#common/fees.ts';
import { fill } from '#common/fill.ts';
import type { ToolEvent } from '#site/analytics/events.ts';
import type { FeeCalculatorContent } from '#site/content/types/site.ts';
import { CopyButton } from '../CopyButton.tsx';
import { fieldClass } from '../toolField.ts';
import { useHydrated } from '../useHydrated.ts';
import { useLiveDescription } from '../useLiveDescription.ts';
import { useFee } from './useFee.ts';
import './fee-calculator.css';

type Props = {
  texts: FeeCalculatorContent;
  /** The language, as BCP 47 names it, for reading and writing sums. */
  tag: string;
  /** Of the section, for the link to a calculation. */
  address: string;
  /** What a fee is called in such a link, in each language. */
  fragments: readonly string[];
  /** The fee of the worked example. */
  example: number;
  event: ToolEvent;
};

/** The success fee on one's own fee, in the free months and after them. Without a script, a worked example. */
export function FeeCalculator({ texts, tag, address, fragments, example, event }: Props) {
  const hydrated = useHydrated();
  const { fragment } = texts;
  const { typed, fee, shown, problem, rested, link, showLink, type, settle, slide, touch, takeBack } = useFee(
    tag,
    { address, fragment, fragments },
    example,
  );
  const { describedBy, typing } = useLiveDescription('fee-problem');
  // Stays until the fee changes.
  const [copied, setCopied] = useState<{ fee: number; text: string }>();
  const isCopied = copied?.fee === fee;
  const money = (euros: number) => euros.toLocaleString(tag, { style: 'currency', currency: 'EUR' });

  const heardFee = rested ?? fee;
  const { charged, kept } = settlement(heardFee);
  const sums = { fee: money(heardFee), share: money(charged), kept: money(kept) };
  const heard = fill(texts.announcement, sums);

  function tellOfCopy(worked: boolean): void {
    if (!worked) showLink();
    setCopied({ fee, text: worked ? texts.copy.done : texts.copy.failed });
  }

  const { from: min, to: max, step } = feeLimits.slider;
  return (
    <div className="rounded-window bg-white p-4 text-body shadow-window sm:p-7">
      <h3 className="text-subheading font-bold text-ink">{texts.title}</h3>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 sm:mt-3">
        <label htmlFor="fee" className="grow-9 basis-28 leading-snug text-balance text-ink max-sm:text-small">
          {texts.fee}
        </label>
        <span
          className={clsx(
            'flex grow basis-38 items-center gap-2 sm:grow-0 sm:basis-auto',
            texts.unitFirst && 'flex-row-reverse',
          )}
        >
          <input
            id="fee"
            inputMode="decimal"
            autoComplete="off"
            readOnly={!hydrated}
            value={typed}
            onChange={(change) => {
              typing();
              type(change.target.value);
            }}
            aria-invalid={problem !== undefined}
            {...describedBy}
            onBlur={() => {
              describedBy.onBlur();
              settle();
            }}
            className={`${fieldClass} min-w-0 text-end text-heading font-bold tabular-nums sm:w-44`}
          />
          <span aria-hidden="true" className="text-heading font-bold text-ink">
            €
          </span>
        </span>
      </div>
      <p id="fee-problem" aria-live="polite" className="min-h-6 text-small font-semibold text-danger">
        {problem && texts.problems[problem]}
      </p>
      <input
        type="range"
        aria-label={texts.slider}
        aria-valuetext={money(fee)}
        min={min}
        max={max}
        step={step}
        inert={!hydrated}
        value={Math.min(max, Math.max(min, fee))}
        onChange={(change) => slide(change.target.valueAsNumber)}
        onPointerDown={touch}
        onPointerCancel={takeBack}
        className="no-print h-11 w-full cursor-pointer touch-pan-y accent-blue noscript:hidden"
      />
      <div className="fee-calculator-periods">
        <Period free fee={shown} texts={texts} money={money} />
        <Period fee={shown} texts={texts} money={money} />
      </div>
      <div className="mt-3 grid items-center gap-x-5 sm:mt-4 sm:flex sm:flex-wrap">
        <CopyButton
          text={() => new URL(link, location.href).href}
          event={event}
          disabled={problem !== undefined}
          className="tool-action"
          onCopied={tellOfCopy}
        >
          {texts.copy.action}
        </CopyButton>
        <p role="status" className="text-small text-ink">
          {/* The result is seen above: shown here as well, it would move whatever is below. */}
          {isCopied ? copied.text : <span className="sr-only">{rested && heard}</span>}
        </p>
      </div>
    </div>
  );
}

type PeriodProps = Pick<Props, 'texts'> & {
  /** Undefined while what is typed is none. */
  fee: number | undefined;
  free?: boolean;
  money: (euros: number) => string;
};

/** What is paid and kept in one of the two times. */
function Period({ fee, free = false, texts, money }: PeriodProps) {
  const { periods, unknown } = texts;
  const bill = fee === undefined ? undefined : settlement(fee, free);
  const sum = (euros: number | undefined) => (euros === undefined ? <NoSum>{unknown}</NoSum> : money(euros));
  return (
    <section
      className={clsx(
        'fee-calculator-period rounded-panel border border-line px-3 py-2 wrap-anywhere sm:p-4',
        free && 'bg-page',
      )}
    >
      <h4 className="font-semibold text-blue-dark">{free ? periods.free : periods.after}</h4>
      <dl className="fee-calculator-sums text-small text-ink max-sm:leading-snug">
        <div className="fee-calculator-kept">
          <dt>{texts.lines.kept}</dt>
          <dd className="ms-auto text-subheading font-bold tabular-nums sm:ms-0 sm:text-heading">
            {sum(bill?.kept)}
          </dd>
          <dd className="min-h-[1lh] w-full text-body max-sm:text-end">
            {bill && fill(texts.lines.keptGross, { amount: money(bill.keptGross) })}
          </dd>
        </div>
        {Object.entries(linesOf(fee, bill, free, texts.lines)).map(([label, euros]) => (
          <div key={label} className="fee-calculator-line">
            <dt>{label}</dt>
            <dd className="ms-auto whitespace-nowrap tabular-nums">{sum(euros)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What is paid, line by line. */
function linesOf(
  fee: number | undefined,
  bill: ReturnType<typeof settlement> | undefined,
  free: boolean,
  texts: FeeCalculatorContent['lines'],
): Record<string, number | undefined> {
  if (free) return { [texts.none]: bill?.charged };
  const isMinimum = fee !== undefined && fee < minimumAppliesBelow;
  return {
    [isMinimum ? texts.minimum : texts.share]: bill?.charged,
    [texts.vat]: bill?.vat,
    [texts.invoice]: bill?.invoiced,
  };
}

/** Where there is no sum: a dash, and what it means for those who hear it. */
function NoSum({ children }: { children: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{children}</span>
    </>
  );
}
