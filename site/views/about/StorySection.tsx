import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { AboutContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';

type Props = { texts: AboutContent['story']; platform: Link };

/** Why the platform exists, in three short chapters; the heading stays in view beside them. */
export function StorySection({ texts: { chapters, more, ...head }, platform }: Props) {
  return (
    <Band
      tone="deep"
      id="story"
      labelledBy="story-title"
      className="max-md:pt-14 max-md:pb-28 md:pt-10 md:pb-48 lg:pb-32"
    >
      <div className="grid gap-12 md:grid-cols-[4fr_6fr] md:gap-16 lg:grid-cols-[4fr_7fr] xl:gap-28">
        <div className="self-start md:sticky md:top-[calc(var(--spacing-bar)+3rem)]">
          <SectionHeading id="story-title" onDeep {...head} />
        </div>
        <div>
          <ol className="grid gap-7">
            {chapters.map(({ title, text }) => (
              <li key={title} className="reveal border-s-2 border-white/25 ps-6 last:border-white md:ps-9">
                <h3 className="text-heading font-semibold">{title}</h3>
                <p className="mt-2 max-w-[41em]">{text}</p>
              </li>
            ))}
          </ol>
          <p className="mt-6 border-s-2 border-transparent ps-6 md:ps-9">
            <TextLink link={platform} onDeep>
              {more}
            </TextLink>
          </p>
        </div>
      </div>
    </Band>
  );
}
