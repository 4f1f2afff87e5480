import { contacts, team, teamGroups } from '#common/company.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { AboutContent } from '#site/content/types/site.ts';

type Props = { texts: AboutContent['team']; jobs: AboutContent['jobs'] };

const { email } = contacts.jobs;

/** The team by group, in large type, and the address for applications. */
export function TeamSection({ texts: { groups, roles, ...head }, jobs }: Props) {
  return (
    // Room for the language hint, which overlays the page's lower end.
    <Band tone="white" id="team" labelledBy="team-title" space="close" className="max-md:pb-26">
      <SectionHeading id="team-title" size="section" {...head} />
      <dl className="mt-8">
        {teamGroups.map((group) => (
          <div
            key={group}
            className="grid break-inside-avoid gap-x-10 gap-y-5 border-t border-line py-6 lg:grid-cols-[1fr_3fr]"
          >
            <dt className="text-subheading font-semibold text-blue-dark">{groups[group]}</dt>
            <dd>
              <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
                {team
                  .filter((member) => member.group === group)
                  .map(({ name, role }) => (
                    <li key={name}>
                      <h3 className="text-heading text-[length:min(8.2vw,2rem)] font-bold">{name}</h3>
                      <p>{roles[role]}</p>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-window bg-deep p-7 text-white/90 sm:p-10">
        <div>
          <h3 className="text-heading font-semibold text-white">{jobs.title}</h3>
          <p className="mt-2">{jobs.text}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-[30em]:grow">
          <p className="text-small wrap-anywhere">{email}</p>
          <ButtonLink link={{ href: `mailto:${email}` }} variant="light">
            {jobs.action}
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
