import { useEffect, useRef, type ReactNode } from 'react';
import type { Titled } from '#site/content/types/shared.ts';

const textId = 'sent-text';

/**
 * The success screen, below the form's heading. Focus moves to it, so that it is seen and read out.
 */
export function SentMessage({ texts, icon }: { texts: Titled; icon: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div className="bg-page rounded-panel mt-8 flex items-center gap-x-10 gap-y-6 p-[clamp(1.5rem,5vw,4rem)] max-sm:flex-col max-sm:items-start">
      <span className="bg-success flex size-20 shrink-0 items-center justify-center rounded-full text-white forced-colors:border-2">
        {icon}
      </span>
      <div>
        <h3 ref={heading} tabIndex={-1} aria-describedby={textId} className="text-heading font-bold">
          {texts.title}
        </h3>
        <p id={textId} className="mt-2 max-w-[52ch]">
          {texts.text}
        </p>
      </div>
    </div>
  );
}
