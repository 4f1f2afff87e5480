import { contacts, team, teamGroups } from '#common/company.ts';
import { Band } from '#site/components/Band.tsx';
import type { AboutContent } from '#site/content/types/site.ts';

type Props = { texts: AboutContent['team']; jobs: AboutContent['jobs'] };

const { email } = contacts.jobs;
const [local, domain] = email.split('@');

const row = 'grid break-inside-avoid gap-x-10 gap-y-3 border-t border-line py-5 md:grid-cols-[1fr_3fr]';
const label = 'text-small font-semibold text-blue md:text-subheading md:text-blue-dark';

/** The team by group, in large type, and the address for applications. */
export function TeamSection({ texts: { groups, roles, ...head }, jobs }: Props) {
  return (
    <Band tone="white" id="team" head={head} size="section" space="close">
      <dl className="mt-6 md:mt-8">
        {teamGroups.map((group) => (
          <div key={group} className={row}>
            <dt className={label}>{groups[group]}</dt>
            <dd>
              <ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
                {team
                  .filter((member) => member.group === group)
                  .map(({ name, role }) => (
                    <li key={name}>
                      <h3 className="text-heading font-semibold md:text-[length:min(2.4vw,2rem)] md:font-normal">
                        {name}
                      </h3>
                      <p className="leading-normal">{roles[role]}</p>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
        <div className={row}>
          <dt className={label}>{jobs.title}</dt>
          <dd>
            <a
              href={`mailto:${email}`}
              className="text-heading text-[length:min(5.2vw,1.5rem)] font-bold text-blue underline decoration-orange decoration-2 underline-offset-6 hover:text-blue-dark"
            >
              {local}@<wbr />
              {domain}
            </a>
            <p className="mt-1">{jobs.text}</p>
          </dd>
        </div>
      </dl>
    </Band>
  );
}
