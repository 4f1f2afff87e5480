const tones = {
  orange: 'bg-orange text-ink',
  blue: 'bg-blue text-white',
  outline: 'border-2 border-blue text-blue',
} as const;

type Props = { tone?: keyof typeof tones; children: string };

/** What looks like a button at the foot of a product window, but does nothing. */
export function WindowButton({ tone = 'orange', children }: Props) {
  return (
    <div className="mt-auto pt-5">
      <p
        className={`rounded-button flex min-h-11 items-center justify-center px-4 text-center font-semibold ${tones[tone]}`}
      >
        {children}
      </p>
    </div>
  );
}
