import type { ReactNode } from 'react';
import { team, teamGroups, type TeamGroup, type TeamMember } from '#common/company.ts';
import { Band } from '#site/components/Band.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { MonogramPortrait } from '#site/components/MonogramPortrait.tsx';
import { Picture } from '#site/components/Picture.tsx';
import { Unbroken } from '#site/components/Unbroken.tsx';
import type { AboutContent } from '#site/content/types/site.ts';

type Texts = AboutContent['team'];
type Props = {
  texts: Texts;
  /** What follows the team: how to apply. */
  children: ReactNode;
};

/** Where each group stands around the model, on a desktop. */
const places: Record<TeamGroup, { group: string; list: string }> = {
  managementBoard: { group: 'lg:col-start-1 lg:row-span-2 lg:row-start-1', list: 'md:grid-cols-1' },
  coFounders: { group: 'lg:col-start-4 lg:row-span-2 lg:row-start-1', list: 'md:grid-cols-1' },
  researchAndDevelopment: {
    group: 'lg:col-span-2 lg:col-start-2 lg:row-start-2 lg:pt-7',
    list: 'md:max-lg:grid-cols-1',
  },
};

/**
 * The people around the model: it stands in the middle, across the seam to the band above, with one group on
 * each side of it and one before it. On a narrower window the groups follow below.
 */
export function TeamSection({ texts, children }: Props) {
  return (
    <Band
      tone="white"
      id="team"
      labelledBy="team-title"
      className="max-md:pt-0 max-md:pb-14 md:pt-16 md:pb-24"
    >
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-10 lg:gap-y-0">
        <div className="text-center md:col-span-3 lg:col-span-2 lg:col-start-2 lg:row-start-1">
          <Picture
            art="about-m"
            sizes="(min-width: 75em) 52vw, (min-width: 56.25em) 640px, 100vw"
            className="relative mx-auto -mt-16 w-full max-w-160 md:-mt-44 lg:-mx-9 lg:-mt-48 lg:w-[calc(100%+4.5rem)] lg:max-w-none"
          />
          <div className="[&>p:first-child]:justify-center">
            <Kicker>{texts.kicker}</Kicker>
            <h2 id="team-title" className="text-title font-bold">
              <Unbroken>{texts.title}</Unbroken>
            </h2>
            <p className="mx-auto mt-4 max-w-[42ch] text-lead">{texts.lead}</p>
          </div>
        </div>
        {teamGroups.map((group) => (
          <div
            key={group}
            className={`relative ${places[group].group} md:max-lg:row-span-2 md:max-lg:grid md:max-lg:grid-rows-subgrid md:max-lg:gap-y-4 lg:self-end`}
          >
            <h3 className="text-heading font-semibold md:max-lg:self-end">{texts.groups[group]}</h3>
            <ul
              className={`mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] content-start gap-x-4 gap-y-6 md:max-lg:mt-0 lg:gap-x-10 lg:gap-y-8 ${places[group].list}`}
            >
              {team
                .filter((member) => member.group === group)
                .map((member) => (
                  <Member key={member.name} member={member} texts={texts} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      {children}
    </Band>
  );
}

/** Portraits are four to five, as photographs of people are; until there are any, a monogram fills the place. */
function Member({ member: { name, role }, texts }: { member: TeamMember; texts: Texts }) {
  return (
    <li>
      <MonogramPortrait
        name={name}
        alt={`${texts.portraitOf} ${name}`}
        className="aspect-4/5 w-full rounded-window shadow-window"
      />
      <p className="mt-3 leading-snug font-semibold wrap-anywhere text-ink max-sm:text-small md:text-subheading">
        {name}
      </p>
      <p className="leading-snug">{texts.roles[role]}</p>
    </li>
  );
}
