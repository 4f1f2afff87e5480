import type { ReactNode } from 'react';
import { register, type ClaimKey } from '#common/claims.ts';
import type { ClaimsContent } from '#site/content/types/claims.ts';
import type { Link } from '#site/links.ts';

type Props = {
  claims: readonly ClaimKey[];
  texts: ClaimsContent;
  /** The terms, whose sections claims refer to. */
  terms: Link;
  /** Level of the headings. */
  level?: 3 | 4;
};

/** Claims of the register, a row each: what we say, what it measures, and what stands behind it. */
export function ClaimRows({ claims, texts, terms, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ul className="border-line mt-8 border-t">
      {claims.map((claim) => (
        <li
          key={claim}
          className="reveal border-line grid gap-x-12 gap-y-5 border-b py-7 lg:grid-cols-[6fr_5fr] xl:gap-x-20"
        >
          <div>
            <Heading className="text-subheading max-w-[48ch] font-semibold">
              {texts.items[claim].says}
            </Heading>
            <p className="mt-2 max-w-[60ch]">{texts.items[claim].measures}</p>
          </div>
          <Register claim={claim} texts={texts} terms={terms} />
        </li>
      ))}
    </ul>
  );
}

/** The register's entry, evidence first. Whose statement it is stands there only if it is not ours: the page says so. */
function Register({ claim, texts, terms }: { claim: ClaimKey; texts: ClaimsContent; terms: Link }) {
  const { labels, dates, evidence, roles, statedBy } = texts;
  const entry = register[claim];
  const shown = typeof entry.evidence === 'object' ? 'test' : entry.evidence === 'agreed' ? 'agreed' : 'none';
  return (
    <dl className="text-small flex flex-wrap content-start gap-x-6 gap-y-1">
      <Entry label={labels.evidence}>
        <span
          aria-hidden="true"
          className={`me-2 inline-block size-2.5 rounded-xs border-2 ${shown === 'none' ? 'border-grey-blue' : 'border-blue bg-blue forced-colors:bg-[CanvasText]'}`}
        />
        {evidence[shown]}
      </Entry>
      {entry.terms === undefined ? null : (
        <Entry label={labels.laidDown}>
          <a
            href={`${terms.href}#section-${entry.terms}`}
            className="text-blue hover:text-blue-dark inline-block underline underline-offset-2"
          >
            {`${labels.terms}\u00a0${entry.terms}`}
          </a>
        </Entry>
      )}
      <Entry label={labels.asOf}>{dates[claim].asOf}</Entry>
      {entry.statedBy === 'company' ? null : (
        <Entry label={labels.statedBy}>{statedBy[entry.statedBy]}</Entry>
      )}
      <Entry label={labels.decides}>{roles[entry.decides]}</Entry>
      <Entry label={labels.review}>{dates[claim].review}</Entry>
    </dl>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt>{label}:</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
