const tones = {
  orange: 'bg-orange text-ink',
  blue: 'bg-blue/10 text-blue-dark',
  success: 'bg-white text-success',
} as const;

type Props = { tone?: keyof typeof tones; children: string };

/** A status or label in a product window, shaped like a pill. */
export function Tag({ tone = 'blue', children }: Props) {
  return (
    <span
      className={`text-fine inline-block rounded-full px-2.5 font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
