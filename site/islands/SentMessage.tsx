import { useEffect, useRef, type ReactNode } from 'react';
import type { Titled } from '#site/content/types/shared.ts';

/** The success screen. Focus moves to it, so that it is seen and read out. */
export function SentMessage({ texts, icon }: { texts: Titled; icon: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div className="flex flex-col items-center py-[clamp(3rem,8vw,8rem)] text-center">
      <span className="bg-success flex size-20 items-center justify-center rounded-full text-white forced-colors:border-2">
        {icon}
      </span>
      <h3 ref={heading} tabIndex={-1} aria-describedby="sent-text" className="text-title mt-8 font-bold">
        {texts.title}
      </h3>
      <p id="sent-text" className="text-lead mt-4 max-w-[46ch]">
        {texts.text}
      </p>
    </div>
  );
}
