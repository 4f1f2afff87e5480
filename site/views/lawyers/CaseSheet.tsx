import type { ReactNode } from 'react';
import type { CaseSheet as Sheet, LawyersContent } from '#site/content/types/lawyers.ts';

type Props = { sheet: Sheet; labels: LawyersContent['solution']['labels'] };

/** One case as a sheet of a file: what it is about and what it needs on one side, how it goes on the other. */
export function CaseSheet({ sheet, labels }: Props) {
  return (
    <div className="rounded-window border-line bg-page grid gap-x-12 gap-y-10 border p-6 sm:p-10 lg:grid-cols-[5fr_7fr] xl:gap-x-24 xl:p-14">
      <div>
        <h3 className="text-heading font-semibold">{sheet.title}</h3>
        <p className="mt-3 max-w-[56ch]">{sheet.situation}</p>
        <Part label={labels.recipients}>
          <p className="max-w-[60ch]">{sheet.recipients}</p>
        </Part>
        <Part label={labels.documents}>
          <ul className="grid gap-2">
            {sheet.documents.map((document) => (
              <li key={document} className="flex items-start gap-3">
                <span aria-hidden="true" className="bg-blue mt-2.5 size-1.5 shrink-0 rounded-xs" />
                {document}
              </li>
            ))}
          </ul>
        </Part>
      </div>
      <div>
        <Part label={labels.pitfalls}>
          <dl className="grid gap-4">
            {sheet.pitfalls.map(({ title, text }) => (
              <div key={title} className="border-blue border-s-2 ps-5">
                <dt className="text-ink font-semibold">{title}</dt>
                <dd className="max-w-[64ch]">{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part label={labels.steps}>
          <ol className="marker:text-blue grid list-decimal gap-2 ps-6 marker:font-semibold marker:tabular-nums">
            {sheet.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Part>
      </div>
    </div>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mt-8 lg:first:mt-0">
      <h4 className="text-small text-blue mb-3 font-semibold">{label}</h4>
      {children}
    </div>
  );
}
