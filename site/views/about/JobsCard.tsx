import { contacts } from '#common/company.ts';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import type { AboutContent } from '#site/content/types/site.ts';

const { email } = contacts.jobs;

/** Where to write for a job. */
export function JobsCard({ texts }: { texts: AboutContent['jobs'] }) {
  return (
    <div className="mt-10 grid items-center gap-6 rounded-window bg-deep p-7 text-white/90 sm:p-10 md:mt-10 md:grid-cols-[3fr_2fr] md:gap-12">
      <div>
        <h3 className="text-heading font-semibold text-white">{texts.title}</h3>
        <p className="mt-3 max-w-[56ch]">{texts.text}</p>
      </div>
      <div className="flex flex-col items-start gap-3 md:items-end">
        <p className="flex max-[30em]:w-full">
          <ButtonLink link={{ href: `mailto:${email}` }}>{texts.action}</ButtonLink>
        </p>
        <p className="text-small wrap-anywhere">{email}</p>
      </div>
    </div>
  );
}
