import type { ReactNode } from 'react';

const looks = {
  name: 'font-semibold',
  quiet: 'text-[0.9em]',
  water: 'fill-blue-dark',
  plate: 'fill-white stroke-0 text-[1.1em] font-semibold',
} as const;

/** What is written where, in units of the drawing, around its middle; turned by so many degrees. */
export type Label = readonly [x: number, y: number, text: string, look?: keyof typeof looks, turned?: number];

/** Words in a drawing, in the page's type and language. */
export function Labels({ items }: { items: readonly Label[] }) {
  return items.map(([x, y, text, look = 'name', turned = 0]) => (
    <text
      key={`${x} ${y}`}
      textAnchor="middle"
      transform={`translate(${x} ${y}) rotate(${turned})`}
      className={looks[look]}
    >
      {text}
    </text>
  ));
}

type Props = {
  /** Knows no language: what it names stands over it. */
  src: string;
  view: { width: number; height: number; viewBox: string };
  texts: { alt: string; caption: string };
  labels: readonly Label[];
  /** Size of the type, in units of the drawing, and a halo. */
  className: string;
  /** Drawn below the labels. */
  children?: ReactNode;
};

/** A map or plan with its labels and its caption. */
export function Drawing({ src, view, texts, labels, className, children }: Props) {
  const { width, height, viewBox } = view;
  return (
    <figure>
      <div className="relative">
        <img
          {...{ src, width, height }}
          alt={texts.alt}
          loading="lazy"
          decoding="async"
          className="h-auto w-full forced-colors:bg-white"
        />
        <svg viewBox={viewBox} aria-hidden="true" className="absolute inset-0 size-full fill-ink">
          {children}
          <g className={`[paint-order:stroke] ${className}`}>
            <Labels items={labels} />
          </g>
        </svg>
      </div>
      <Caption>{texts.caption}</Caption>
    </figure>
  );
}

/** What a picture shows. */
export function Caption({ children }: { children: string }) {
  return <figcaption className="mt-2 text-fine text-body">{children}</figcaption>;
}
