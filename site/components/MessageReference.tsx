import { sentReferenceId, sentSpelledId, sentWrittenId } from '#common/ids.ts';
import { spelled } from '#common/spelled.ts';
import type { SentContent } from '#site/content/types/site.ts';

type Props = { texts: SentContent; reference: string | undefined };

/** A message's reference: one click selects it (`select-all`), screen readers spell it. Hidden if undefined. */
export function MessageReference({ texts, reference }: Props) {
  return (
    <p id={sentReferenceId} hidden={reference === undefined} className="mt-8 rounded-button bg-page p-6">
      <span className="block font-semibold">{texts.reference}:</span>
      <strong translate="no" className="my-1 block text-section whitespace-nowrap text-ink">
        <span id={sentWrittenId} aria-hidden="true" className="select-all">
          {reference}
        </span>
        <span id={sentSpelledId} className="sr-only select-none">
          {reference && spelled(reference)}
        </span>
      </strong>
      <span className="block text-small">{texts.referenceUse}</span>
    </p>
  );
}
