import { clsx } from 'clsx';
import { analyticsSettings } from '#common/ids.ts';

type Props = { label: string; className: string };

/** Opens the analytics settings; `site/analytics` handles the click. Hidden without JavaScript: no analytics then. */
export function AnalyticsSettingsButton({ label, className }: Props) {
  return (
    <button
      type="button"
      {...{ [analyticsSettings]: '' }}
      aria-haspopup="dialog"
      className={clsx('inline-flex min-h-11 cursor-pointer items-center noscript:hidden', className)}
    >
      {label}
    </button>
  );
}
