import type { ReactNode } from 'react';
import { contacts, team, teamGroups } from '#common/company.ts';
import { Band } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import type { AboutContent } from '#site/content/types/site.ts';

type Props = { texts: AboutContent['team']; jobs: AboutContent['jobs']; children: ReactNode };

const { email } = contacts.jobs;
const [local, domain] = email.split('@');

const row = 'grid break-inside-avoid gap-x-10 gap-y-5 border-t border-line py-6 md:grid-cols-[1fr_3fr]';

/** The team by group, in large type, the address for applications, and at the page's end `children`. */
export function TeamSection({ texts: { groups, roles, ...head }, jobs, children }: Props) {
  return (
    // Room for the language hint, which overlays the page's lower end.
    <Band tone="white" id="team" labelledBy="team-title" space="close" className="max-md:pb-16">
      <SectionHeading id="team-title" size="section" {...head} />
      <dl className="mt-8">
        {teamGroups.map((group) => (
          <div key={group} className={row}>
            <dt className="text-subheading font-semibold text-blue-dark">{groups[group]}</dt>
            <dd>
              <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
                {team
                  .filter((member) => member.group === group)
                  .map(({ name, role }) => (
                    <li key={name}>
                      <h3 className="text-heading text-[length:min(6.6vw,2rem)] font-bold md:text-[length:min(2.4vw,2rem)]">
                        {name}
                      </h3>
                      <p>{roles[role]}</p>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
        <div className={row}>
          <dt className="text-subheading font-semibold text-blue-dark">{jobs.title}</dt>
          <dd>
            <a
              href={`mailto:${email}`}
              className="text-heading text-[length:min(5.9vw,1.5rem)] font-bold text-blue underline decoration-orange decoration-2 underline-offset-6 hover:text-blue-dark"
            >
              {local}@<wbr />
              {domain}
            </a>
            <p className="mt-1">{jobs.text}</p>
          </dd>
        </div>
      </dl>
      <p className="flex flex-wrap gap-4 border-t border-line pt-8 md:pt-14">{children}</p>
    </Band>
  );
}
