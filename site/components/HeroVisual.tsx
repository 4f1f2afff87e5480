import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** The visual side of a hero without artwork: a product window beside the headline, below it on a phone. */
export function HeroVisual({ children }: Props) {
  return (
    <div className="min-w-0 pb-16 md:flex-1 md:pt-bar md:pb-0">
      <div className="max-w-2xl max-md:mx-auto md:ms-auto">{children}</div>
    </div>
  );
}
