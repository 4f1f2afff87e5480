import { ChevronDown } from 'lucide-react';
import type { LegalSection } from '#site/content/legal/render.ts';
import '#site/components/disclosure.css';
import './contents.css';

type Entry = Pick<LegalSection, 'id' | 'heading'>;
type Props = { title: string; sections: readonly Entry[] };

/** The table of contents: from md on open beside the text, below md collapsed above it. */
export function ContentsList({ title, sections }: Props) {
  return (
    <>
      <nav aria-labelledby="contents-title" className="contents-list">
        <h2 id="contents-title" className="text-small font-bold text-blue">
          {title}
        </h2>
        <Entries sections={sections} />
      </nav>
      <details className="disclosure group max-w-[39rem] md:hidden">
        <summary className="font-semibold">
          <span className="text-ink">{title}</span>
          <ChevronDown aria-hidden="true" className="size-5 transition-[rotate] group-open:rotate-180" />
        </summary>
        <div className="disclosure-content">
          <Entries sections={sections} />
        </div>
      </details>
    </>
  );
}

function Entries({ sections }: { sections: readonly Entry[] }) {
  return (
    <ul className="md:mt-4 md:border-s-2 md:border-line">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className="contents-link">
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
}
