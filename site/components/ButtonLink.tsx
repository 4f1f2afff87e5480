import { Anchor, type AnchorProps } from './Anchor.tsx';

const variants = {
  // The transparent border becomes visible with forced colors.
  primary:
    'border-2 border-transparent bg-orange text-ink shadow-card hover:bg-orange-light active:bg-orange-dark',
  secondary: 'border-2 border-blue text-blue hover:bg-blue hover:text-white active:bg-blue-dark',
  // For the second of two registrations; below sm an underlined link.
  light:
    'text-white max-sm:min-h-11 max-sm:justify-self-start max-sm:underline max-sm:decoration-orange max-sm:decoration-2 max-sm:underline-offset-6 sm:border-2 sm:border-white/70 sm:hover:bg-white sm:hover:text-blue-dark sm:active:bg-page',
} as const;

export type ButtonVariant = keyof typeof variants;

/** Classes of every button: a link or a `<button>`. */
export function buttonClass(variant: ButtonVariant, compact = false): string {
  const box = variant === 'light' ? 'sm:px-7' : 'px-7 max-[30em]:grow max-[26em]:px-3';
  const size = compact ? 'min-h-11 px-5 text-small' : `min-h-13 text-base ${box}`;
  return `rounded-button inline-flex items-center justify-center gap-2 py-1.5 text-center leading-snug text-balance font-semibold transition-[background-color,color,translate,box-shadow] duration-150 active:translate-y-px ${size} ${variants[variant]}`;
}

type Props = AnchorProps & { variant?: ButtonVariant; compact?: boolean; children: string };

/** A link styled as a button. */
export function ButtonLink({ variant = 'primary', compact = false, ...link }: Props) {
  return <Anchor {...link} className={buttonClass(variant, compact)} />;
}
