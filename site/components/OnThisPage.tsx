import type { Link } from '#site/links.ts';
import { PageLinks } from './PageLinks.tsx';

type Props = {
  title: string;
  /** The page's sections, each by the question that it answers. */
  entries: readonly { label: string; link: Link }[];
};

/** The questions that a long page answers, right below its title. */
export function OnThisPage({ title, entries }: Props) {
  return (
    <nav aria-labelledby="on-this-page" className="no-print bg-white pb-[clamp(2.5rem,1.5rem+3.5vw,5rem)]">
      <div className="mx-auto max-w-page gutter">
        <h2 id="on-this-page" className="mb-4 text-small font-semibold text-blue">
          {title}
        </h2>
        <PageLinks
          columns="sm:grid-cols-2 lg:grid-cols-3"
          entries={entries.map(({ label, link }) => ({ label, href: link.href }))}
        />
      </div>
    </nav>
  );
}
