import { clsx } from 'clsx';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import './button.css';

/** Names in whole: of a button that a script makes, the build finds the styles by them (`build/usedStyles.ts`). */
const variants = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  light: 'button-light',
} as const;

export type ButtonVariant = keyof typeof variants;

/** Classes of every button: a link or a `<button>`. */
export function buttonClass(variant: ButtonVariant, compact = false): string {
  return clsx('button', variants[variant], compact && 'button-compact');
}

type Props = AnchorProps & { variant?: ButtonVariant; compact?: boolean; children: string };

/** A link styled as a button. */
export function ButtonLink({ variant = 'primary', compact = false, ...link }: Props) {
  return <Anchor {...link} className={buttonClass(variant, compact)} />;
}
