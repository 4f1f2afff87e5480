import type { EarlierVersions, LegalHistory } from '#site/content/legal/changes.ts';
import './prose.css';

/** Fragment, linked from the table of contents. */
export const historyId = 'changes';

type Props = LegalHistory & { earlier: EarlierVersions };

/** The changes of each version against the previous one, and the earlier texts; below the legal text, not part of it. */
export function HistorySection({ title, first, versions, earlier }: Props) {
  return (
    <section
      id={historyId}
      aria-labelledby={`${historyId}-title`}
      className="mt-16 max-w-[39rem] border-t-2 border-line pt-10 md:mt-24 print:mt-6 print:pt-4"
    >
      <h2 id={`${historyId}-title`} className="mb-5 text-heading font-bold print:mb-2">
        {title}
      </h2>
      <div className="prose">
        {first === undefined ? null : <p>{first}</p>}
        {versions.map(({ heading, changes }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul>
              {changes.map(({ section, says }) => (
                <li key={`${section.id} ${says}`}>
                  <a href={`#${section.id}`}>{section.heading}</a>: {says}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {earlier && (
          <>
            <h3>{earlier.title}</h3>
            <ul>
              {earlier.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className="-mt-2.5 inline-block py-2.5 align-top mouse:mt-0 mouse:py-0">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
