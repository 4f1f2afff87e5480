import { Band } from '#site/components/Band.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import type { AboutContent } from '#site/content/types/about.ts';

/** The mission as one large sentence, explained below in the column that the values' texts continue. */
export function VisionSection({ texts }: { texts: AboutContent['vision'] }) {
  return (
    <Band tone="white" id="vision" labelledBy="vision-title">
      <Kicker>{texts.kicker}</Kicker>
      <h2 id="vision-title" className="text-title max-w-[26ch] font-bold">
        {texts.title}
      </h2>
      <div className="mt-10 grid gap-x-16 gap-y-6 md:mt-14 md:grid-cols-[2fr_3fr]">
        {texts.paragraphs.map((paragraph) => (
          <p key={paragraph} className="reveal text-lead max-w-[56ch] md:col-start-2">
            {paragraph}
          </p>
        ))}
      </div>
    </Band>
  );
}
