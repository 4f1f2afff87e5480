import { ArrowDown } from 'lucide-react';
import type { Link } from '#site/links.ts';

type Props = {
  title: string;
  /** The page's sections, each by the question that it answers. */
  entries: readonly { label: string; link: Link }[];
};

/** The questions that a long page answers, right below its title. */
export function OnThisPage({ title, entries }: Props) {
  return (
    <nav aria-labelledby="on-this-page" className="no-print bg-white pb-[clamp(2.5rem,1.5rem+3.5vw,5rem)]">
      <div className="max-w-page gutter mx-auto">
        <h2 id="on-this-page" className="text-small text-blue font-semibold">
          {title}
        </h2>
        <ul className="border-line mt-4 grid gap-x-10 border-t sm:grid-cols-2 lg:grid-cols-4">
          {entries.map(({ label, link }) => (
            <li key={link.href} className="border-line border-b">
              <a
                href={link.href}
                className="text-blue hover:text-blue-dark flex min-h-12 items-center justify-between gap-3 py-2.5 font-semibold underline-offset-4 hover:underline"
              >
                {label}
                <ArrowDown aria-hidden="true" className="size-4 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
