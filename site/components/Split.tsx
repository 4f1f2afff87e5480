import type { ReactNode } from 'react';

type Props = {
  /** The words. */
  children: ReactNode;
  /** What the words are about: a product window or a picture. */
  visual: ReactNode;
  /** Puts the visual first on a desktop, for rhythm; the words stay first in reading order. */
  flip?: boolean;
};

/** An asymmetric pair of words and visual; one column on a phone. */
export function Split({ children, visual, flip = false }: Props) {
  return (
    <div
      className={`grid items-center gap-12 md:grid-cols-2 md:gap-8 lg:gap-16 xl:gap-28 ${flip ? 'lg:grid-cols-[7fr_6fr]' : 'lg:grid-cols-[6fr_7fr]'}`}
    >
      <div className={flip ? 'md:order-2' : ''}>{children}</div>
      <div className="reveal min-w-0">{visual}</div>
    </div>
  );
}
