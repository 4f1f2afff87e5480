import { fill } from '#common/fill.ts';
import { contacts } from '#common/company.ts';
import { Band } from '#site/components/Band.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { MailAddress } from '#site/components/MailAddress.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { Job } from '#site/content/types/entries.ts';
import type { AboutContent } from '#site/content/types/site.ts';
import './jobs.css';

type Props = { texts: AboutContent['jobs']; jobs: readonly Job[] };

const { email } = contacts.jobs;

/** A mail to those who hire, with a subject if there is one. */
const mailAbout = (subject?: string) => ({
  href: `mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`,
});

/**
 * The card for jobs: open jobs, if there are any, and an invitation to apply without one. A job disappears
 * after its last day, in pages built before as well (`site/browser/jobs.ts`).
 */
export function JobsCard({ texts: { text, action, positions: words, ...head }, jobs }: Props) {
  return (
    <Band tone="white" id="jobs" space="close" className="jobs-band">
      <div className="jobs-card">
        <div>
          <SectionHeading id="jobs-title" size="section" {...head} />
          <p className="mt-3 max-w-[62ch] text-ink">{text}</p>
        </div>
        <p className="jobs-call">
          <ButtonLink link={mailAbout()} variant="secondary">
            {action}
          </ButtonLink>
          <span className="text-small">
            <MailAddress address={email} />
          </span>
        </p>
        {jobs.length === 0 ? null : (
          <div className="jobs-list">
            <h3 className="text-heading font-bold">{words.title}</h3>
            <ul>
              {jobs.map(({ id, title, description, employment, workplace, closes, lastDay }) => (
                <li key={id} id={id} data-closes={closes}>
                  <h4 className="text-subheading font-semibold">{title}</h4>
                  <p className="text-small">
                    {[
                      words.employment[employment],
                      words.workplace[workplace],
                      fill(words.until, { day: lastDay }),
                    ].join(' · ')}
                  </p>
                  {description.map((paragraph) => (
                    <p key={paragraph} className="mt-3 max-w-[70ch] text-ink">
                      {paragraph}
                    </p>
                  ))}
                  <TextLink link={mailAbout(title)} about={title}>
                    {words.apply}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Band>
  );
}
