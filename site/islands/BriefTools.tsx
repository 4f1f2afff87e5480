import { useState } from 'react';
import { buttonClass } from '#site/components/ButtonLink.tsx';
import type { ValuationBriefContent } from '#site/content/types/site.ts';
import { CopyButton } from './CopyButton.tsx';
import { useHydrated } from './useHydrated.ts';

type Props = {
  /** The sheet as plain text. */
  text: string;
  print: string;
  copy: ValuationBriefContent['copy'];
};

/** Prints a sheet, or copies it as text; without a script the browser's own commands do. */
export function BriefTools({ text, print, copy }: Props) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState('');
  return (
    <>
      <button
        type="button"
        inert={!hydrated}
        onClick={() => window.print()}
        className={`${buttonClass('secondary')} noscript:hidden`}
      >
        {print}
      </button>
      <CopyButton
        text={() => text}
        compact={false}
        onCopied={(worked) => setSaid(worked ? copy.done : copy.failed)}
      >
        {copy.action}
      </CopyButton>
      <p role="status" className="text-small empty:hidden">
        {said}
      </p>
    </>
  );
}
