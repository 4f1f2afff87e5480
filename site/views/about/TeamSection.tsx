import type { ReactNode } from 'react';
import { team, teamGroups, type TeamMember } from '#common/company.ts';
import { Band } from '#site/components/Band.tsx';
import { MonogramPortrait } from '#site/components/MonogramPortrait.tsx';
import type { AboutContent } from '#site/content/types/about.ts';

type Texts = AboutContent['team'];
type Props = {
  texts: Texts;
  /** What follows the team: how to apply. */
  children: ReactNode;
};

/** The people, by group. */
export function TeamSection({ texts, children }: Props) {
  const { kicker, title, lead } = texts;
  return (
    <Band tone="white" id="team" labelledBy="team-title" head={{ kicker, title, lead }}>
      <div className="mt-12 md:mt-16">
        {teamGroups.map((group) => (
          <div
            key={group}
            className="border-line grid gap-x-16 gap-y-6 border-t-2 py-8 lg:grid-cols-[2fr_5fr] md:py-10"
          >
            <h3 className="text-heading font-semibold">{texts.groups[group]}</h3>
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(19rem,100%),1fr))] gap-8">
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

function Member({ member: { name, role }, texts }: { member: TeamMember; texts: Texts }) {
  return (
    <li className="flex items-center gap-5 xl:gap-7">
      <MonogramPortrait
        name={name}
        alt={`${texts.portraitOf} ${name}`}
        className="rounded-panel w-24 shrink-0 sm:w-28 xl:w-36"
      />
      <div className="min-w-0">
        <p className="text-subheading text-ink font-semibold">{name}</p>
        <p className="mt-1">{texts.roles[role]}</p>
      </div>
    </li>
  );
}
