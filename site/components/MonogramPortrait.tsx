import { monogram } from './monogram.ts';

/** Four to five, like the photograph that it stands in for. */
const size = { width: 200, height: 250 };
const eaves = 0.55;

/** Start and end of each gradient; dark enough throughout for white initials. */
const gradients = [
  ['[stop-color:var(--color-blue)]', '[stop-color:var(--color-blue-dark)]'],
  ['[stop-color:var(--color-blue-dark)]', '[stop-color:var(--color-blue-deep)]'],
  ['[stop-color:var(--color-blue)]', '[stop-color:var(--color-blue-deep)]'],
] as const;

type Props = { name: string; alt: string; className?: string };

/** Stands in for a photograph: initials in front of a gable, with shape and gradient derived from the name. */
export function MonogramPortrait({ name, alt, className = '' }: Props) {
  const { initials, angle, palette, ridge } = monogram(name);
  const [from, to] = gradients[palette] ?? gradients[0];
  const gradientId = `portrait-${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
  const { width, height } = size;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt} className={className}>
      <linearGradient id={gradientId} gradientTransform={`rotate(${angle - 90} 0.5 0.5)`}>
        <stop className={from} />
        <stop offset="1" className={to} />
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${gradientId})`} />
      <path
        className="fill-white/8"
        d={`M0 ${height * eaves}L${width * ridge.across} ${height * ridge.up}L${width} ${height * eaves}V${height}H0Z`}
      />
      <rect className="fill-white/60" x="20" y={height - 26} width="32" height="4" />
      <text
        x="50%"
        y="58%"
        dominantBaseline="middle"
        textAnchor="middle"
        className="fill-white text-[72px] font-bold tracking-[-0.03em]"
      >
        {initials}
      </text>
    </svg>
  );
}
