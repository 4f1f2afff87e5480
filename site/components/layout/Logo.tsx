import { brand } from '#common/company.ts';
import { logoShape } from './logoShape.ts';

type Props = {
  /** Line below the name, in the page's language. */
  claim: string;
  /** `colour` for light grounds, `white` for blue ones; the front gable is orange on both. */
  variant: 'colour' | 'white';
};

/** Mark, name and claim. Its size is capped at 5vw, to leave room for the menu button beside it in large type. */
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
