import { brand } from '#common/company.ts';
import { LogoMark } from './LogoMark.tsx';
import './logo.css';

const variants = {
  /** For blue grounds. */
  white: { back: 'fill-white forced-colors:fill-[CanvasText]', name: 'text-white', slogan: 'text-white' },
  /** For light grounds, and paper. */
  colour: {
    back: 'fill-blue-dark forced-colors:fill-[CanvasText]',
    name: 'text-blue-dark',
    slogan: 'text-ink',
  },
} as const;

type Props = {
  /** The line below the name, in the page's language. */
  slogan: string;
  variant: keyof typeof variants;
};

/** Mark, name and slogan; the gable in front is orange on every ground. Its size is capped at 5vw, to leave room for the menu button beside it in large type. */
export function Logo({ slogan, variant }: Props) {
  const look = variants[variant];
  return (
    <span className="logo flex items-center gap-[0.75em]">
      <LogoMark
        className="h-[2.625em] w-auto shrink-0"
        paint={{ back: { className: look.back }, front: { className: 'fill-orange' } }}
      />
      <span className="flex flex-col gap-[0.375em]">
        <span className={`text-[1.5em] leading-[0.8] font-bold tracking-[-0.035em] ${look.name}`}>
          {brand.name}
        </span>
        <span className={`text-[0.6875em] leading-none whitespace-nowrap ${look.slogan}`}>{slogan}</span>
      </span>
    </span>
  );
}
