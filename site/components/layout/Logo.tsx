import { brand } from '#common/company.ts';
import { logoShape } from './logoShape.ts';

/** The mark, the name and, below it, the claim in the page's language; white and orange, for blue grounds. */
export function Logo({ claim }: { claim: string }) {
  const { width, height, front, back } = logoShape;
  return (
    <span className="flex items-center gap-3">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-10.5 w-auto shrink-0">
        <path className="fill-white" d={back} />
        <path className="fill-orange" fillRule="evenodd" d={front} />
      </svg>
      <span className="flex flex-col gap-1.5">
        <span className="text-[1.5rem] leading-[0.8] font-bold tracking-[-0.035em] text-white">
          {brand.name}
        </span>
        <span className="text-[0.6875rem] leading-none text-white">{claim}</span>
      </span>
    </span>
  );
}
