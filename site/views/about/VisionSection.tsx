import { Band } from '#site/components/Band.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import type { AboutContent } from '#site/content/types/about.ts';

/** The mission as one large sentence, and what it means below, off to the right. */
export function VisionSection({ texts }: { texts: AboutContent['vision'] }) {
  return (
    <Band tone="white" id="vision" labelledBy="vision-title">
      <Kicker>{texts.kicker}</Kicker>
      <h2 id="vision-title" className="text-title max-w-[26ch] font-bold">
        {texts.title}
      </h2>
      <div className="mt-10 grid gap-x-16 gap-y-6 md:mt-14 md:ms-[16%] md:grid-cols-2">
        {texts.paragraphs.map((paragraph) => (
          <p key={paragraph} className="reveal max-w-[54ch]">
            {paragraph}
          </p>
        ))}
      </div>
    </Band>
  );
}
