import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { AboutContent } from '#site/content/types/site.ts';

/** The vision as one large sentence, and beside it what it rests on and how the mission follows. */
export function VisionSection({ texts: { paragraphs, ...head } }: { texts: AboutContent['vision'] }) {
  return (
    <Band tone="white" id="vision" labelledBy="vision-title" className="max-md:py-12 md:py-13">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[6fr_7fr] xl:gap-x-28">
        <SectionHeading id="vision-title" {...head} />
        <div className="grid content-end gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[64ch] text-ink">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Band>
  );
}
