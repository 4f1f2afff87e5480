import { brand } from '#common/company.ts';
import { logoShape } from './logoShape.ts';

/** `claim`: the line below the name, in the page's language. */
type Props = { claim: string };

/** Mark, name and claim, for blue grounds. Its size is capped at 5vw, to leave room for the menu button beside it in large type. */
export function Logo({ claim }: Props) {
  const { width, height, front, back } = logoShape;
  return (
    <span className="flex items-center gap-[0.75em] text-[min(1rem,5vw)]">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-[2.625em] w-auto shrink-0">
        <path className="fill-white forced-colors:fill-[CanvasText]" d={back} />
        <path className="fill-orange" fillRule="evenodd" d={front} />
      </svg>
      <span className="flex flex-col gap-[0.375em]">
        <span className="text-[1.5em] leading-[0.8] font-bold tracking-[-0.035em] text-white">
          {brand.name}
        </span>
        <span className="text-[0.6875em] leading-none whitespace-nowrap text-white">{claim}</span>
      </span>
    </span>
  );
}
