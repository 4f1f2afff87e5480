import { brand } from '#common/company.ts';
import { logoShape } from './logoShape.ts';

type Props = {
  /** The line below the name; it differs by language. */
  claim: string;
  /** Colours for light grounds, white for blue ones; the front gable is orange on both. */
  variant: 'colour' | 'white';
};

/** The mark, the name and, below it, the claim in the page's language. */
export function Logo({ claim, variant }: Props) {
  const { width, height, front, back } = logoShape;
  const white = variant === 'white';
  return (
    <span className="flex items-center gap-3">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-10.5 w-auto shrink-0">
        <path className={white ? 'fill-white' : 'fill-blue-dark'} d={back} />
        <path className="fill-orange" fillRule="evenodd" d={front} />
      </svg>
      <span className="flex flex-col gap-1.5">
        <span
          className={`text-[1.5rem] leading-[0.8] font-bold tracking-[-0.035em] ${white ? 'text-white' : 'text-blue-dark'}`}
        >
          {brand.name}
        </span>
        <span className={`text-[0.6875rem] leading-none ${white ? 'text-white' : 'text-body'}`}>{claim}</span>
      </span>
    </span>
  );
}
