import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { register, type ClaimKey } from '#common/claims.ts';
import { Disclosures } from '#site/components/Disclosures.tsx';
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

/** What a claim has for evidence, with a check mark, or that it has none. */
function Evidence({ claim, texts }: { claim: ClaimKey; texts: ClaimsContent }) {
  const { evidence } = register[claim];
  const shown = typeof evidence === 'object' ? 'test' : evidence === 'agreed' ? 'agreed' : 'none';
  const Mark = shown === 'none' ? Minus : Check;
  return (
    <span className="flex gap-2">
      <Mark
        aria-hidden="true"
        className={`mt-[0.3em] size-4 shrink-0 ${shown === 'none' ? 'text-grey-blue' : 'text-success stroke-3'}`}
      />
      <span>
        {texts.labels.evidence}: {texts.evidence[shown]}
      </span>
    </span>
  );
}

/** Claims of the register: what we say and whether there is evidence, and on request what it measures and whose it is. */
export function ClaimRows({ claims, texts, terms, level = 3 }: Props) {
  return (
    <Disclosures
      level={level}
      items={claims.map((claim) => ({
        title: texts.items[claim].says,
        note: <Evidence claim={claim} texts={texts} />,
        body: (
          <>
            <p className="max-w-[60ch]">{texts.items[claim].measures}</p>
            <Register claim={claim} texts={texts} terms={terms} />
          </>
        ),
      }))}
    />
  );
}

/** The rest of the register's entry. Whose statement it is stands there only if it is not ours: the page says so. */
function Register({ claim, texts, terms }: { claim: ClaimKey; texts: ClaimsContent; terms: Link }) {
  const { labels, dates, roles, statedBy } = texts;
  const entry = register[claim];
  return (
    <dl className="text-small mt-3 flex flex-wrap content-start gap-x-6 gap-y-1">
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
