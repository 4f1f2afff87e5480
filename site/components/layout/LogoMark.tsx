import type { SVGProps } from 'react';
import { logoShape, type LogoPart } from './logoShape.ts';

type Props = SVGProps<SVGSVGElement> & {
  /** What paints each part: a class, or a colour where there are no style sheets. */
  paint: Record<LogoPart, Pick<SVGProps<SVGPathElement>, 'className' | 'fill'>>;
};

/** The mark alone, decorative: the name stands beside it. */
export function LogoMark({ paint, ...svg }: Props) {
  const { width, height, parts } = logoShape;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...svg}>
      {parts.map(({ name, path }) => (
        <path key={name} {...paint[name]} fillRule="evenodd" d={path} />
      ))}
    </svg>
  );
}
