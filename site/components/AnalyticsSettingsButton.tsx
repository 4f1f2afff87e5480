type Props = { label: string; className: string };

/** Opens the analytics settings; site/browser/analytics listens. Without a script nothing is recorded anyway. */
export function AnalyticsSettingsButton({ label, className }: Props) {
  return (
    <button
      type="button"
      data-analytics-settings=""
      aria-haspopup="dialog"
      className={`inline-flex min-h-11 cursor-pointer items-center noscript:hidden ${className}`}
    >
      {label}
    </button>
  );
}
