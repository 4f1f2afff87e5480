import type { ReactNode } from 'react';
import { Band, type BandTone } from '#site/components/Band.tsx';
import { FeatureRows, type FeatureRow } from '#site/components/FeatureRows.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { DatedFeature } from '#site/content/types/platform.ts';
import type { SectionHead } from '#site/content/types/shared.ts';
import type { Link } from '#site/links.ts';

type RecentProps = DatedFeature & { visual: ReactNode };

type Props = {
  id: string;
  tone: BandTone;
  head: SectionHead;
  /** The main features, one per row. */
  main: readonly FeatureRow[];
  /** Later features with their year, side by side below the rows. */
  recent: readonly RecentProps[];
  more: { label: string; link: Link };
};

/** What one audience does on the platform, with a product window for each feature. */
export function AudienceBand({ id, tone, head, main, recent, more }: Props) {
  const headingId = `${id}-title`;
  return (
    <Band tone={tone} id={id} labelledBy={headingId} head={head}>
      <FeatureRows rows={main} />
      <div className="mt-20 grid gap-x-12 gap-y-20 md:mt-28 md:grid-cols-2 md:gap-y-0 lg:grid-cols-[7fr_6fr] lg:gap-x-16 xl:gap-x-28">
        {recent.map((feature) => (
          <RecentFeature key={feature.title} {...feature} />
        ))}
      </div>
      <p className="mt-14">
        <TextLink link={more.link}>{more.label}</TextLink>
      </p>
    </Band>
  );
}

function RecentFeature({ since, title, text, visual }: RecentProps) {
  return (
    <div className="md:row-span-4 md:grid md:grid-rows-subgrid">
      <p className="text-fine">{since}</p>
      <h3 className="text-heading mt-1 font-semibold">{title}</h3>
      <p className="mt-4 max-w-[56ch]">{text}</p>
      <div className="reveal mt-10 md:grid">{visual}</div>
    </div>
  );
}
