import { brand } from '#common/company.ts';

type Props = {
  /** The line below the name; it differs by language. */
  claim: string;
  /** Colours for light grounds, white for blue ones. */
  variant: 'colour' | 'white';
};

/** The wordmark: a gable with a price tag's notch, the name, and the language's claim. */
export function Logo({ claim, variant }: Props) {
  const white = variant === 'white';
  return (
    <span className="flex items-center gap-3">
      <LogoMark className="h-10 w-9 shrink-0" white={white} />
      <span className="flex flex-col">
        <span
          className={`text-[1.375rem] leading-none font-bold tracking-[-0.03em] ${white ? 'text-white' : 'text-blue-dark'}`}
        >
          {brand.name}
        </span>
        <span
          className={`mt-1 text-[0.6875rem] leading-none tracking-[0.01em] ${white ? 'text-white' : 'text-body'}`}
        >
          {claim}
        </span>
      </span>
    </span>
  );
}

/** The mark alone: an orange gable, notched like a price tag. Also the favicon's shape. */
export function LogoMark({ className, white = false }: { className?: string; white?: boolean }) {
  return (
    <svg viewBox="0 0 36 40" aria-hidden="true" className={className}>
      <path
        className="fill-orange"
        fillRule="evenodd"
        d="M18 0 36 14.5V37a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V14.5L18 0Zm0 9.5a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5Z"
      />
      <path className={white ? 'fill-white' : 'fill-blue-dark'} d="M8 24h20v3.2H8zM8 30.4h13v3.2H8z" />
    </svg>
  );
}
