import { clsx } from 'clsx';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import './button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'light';

/** Classes of every button: a link or a `<button>`. */
export function buttonClass(variant: ButtonVariant, compact = false): string {
  return clsx(`button button-${variant}`, compact && 'button-compact');
}

type Props = AnchorProps & { variant?: ButtonVariant; compact?: boolean; children: string };

/** A link styled as a button. */
export function ButtonLink({ variant = 'primary', compact = false, ...link }: Props) {
  return <Anchor {...link} className={buttonClass(variant, compact)} />;
}
