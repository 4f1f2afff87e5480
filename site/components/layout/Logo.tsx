import { brand } from '#common/company.ts';
import { logoShape } from './logoShape.ts';

type Props = {
  /** The line below the name; it differs by language. */
  claim: string;
  /** Colours for light grounds, white for blue ones; the front gable is orange on both. */
  variant: 'colour' | 'white';
};

/**
 * The mark, the name and, below it, the claim in the page's language. It grows with the type only as far as it
 * leaves room for the menu button beside it.
 */
export function Logo({ claim, variant }: Props) {
  const { width, height, front, back } = logoShape;
  const white = variant === 'white';
  return (
    <span className="flex items-center gap-[0.75em] text-[min(1rem,5vw)]">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-[2.625em] w-auto shrink-0">
        <path className={white ? 'fill-white' : 'fill-blue-dark'} d={back} />
        <path className="fill-orange" fillRule="evenodd" d={front} />
      </svg>
      <span className="flex flex-col gap-[0.375em]">
        <span
          className={`text-[1.5em] leading-[0.8] font-bold tracking-[-0.035em] ${white ? 'text-white' : 'text-blue-dark'}`}
        >
          {brand.name}
        </span>
        <span
          className={`text-[0.6875em] leading-none whitespace-nowrap ${white ? 'text-white' : 'text-body'}`}
        >
          {claim}
        </span>
      </span>
    </span>
  );
}
