import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import type { ToolEvent } from '#site/analytics/events.ts';
import type { LinkBuilderContent } from '#site/content/types/site.ts';
import { CopyButton } from '../CopyButton.tsx';
import { builderLabel } from './label.ts';

type Props = {
  texts: LinkBuilderContent;
  /** The event of copying the button. */
  event: ToolEvent;
  /** Where the button leads, once there is a link. */
  link: string | undefined;
  html: string;
  /** The button's. */
  text: string;
  sample: ReactNode;
};

/** Code whose lines may break after the slashes of an address, and so not within its words. */
const breakable = (code: string): ReactNode[] =>
  code.split(/(?<=\/)/u).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));

/** The button as it looks, and its HTML to copy. */
export function ButtonSection({ texts, event, link, html, text, sample }: Props) {
  const code = useRef<HTMLElement>(null);
  // Stays until there is something else to copy.
  const [copied, setCopied] = useState<{ html: string; said: string }>();

  function tell(worked: boolean): void {
    if (!worked && code.current) getSelection()?.selectAllChildren(code.current);
    setCopied({ html, said: worked ? texts.copy.done : texts.copy.failed });
  }

  return (
    <section aria-labelledby="link-button" className="link-builder-button min-w-0">
      <h2 id="link-button" className={builderLabel}>
        {texts.button.title}
        {sample}
      </h2>
      <p className="link-builder-preview">
        <span className="link-builder-link">{text}</span>
      </p>
      {/* No textarea: with one, Chromium styles the whole page again after the first paint. */}
      <code
        ref={code}
        role="group"
        aria-label={texts.button.html}
        className={clsx('link-builder-html font-mono select-all', sample && 'link-builder-html-sample')}
      >
        {breakable(html)}
      </code>
      <div className="flex flex-wrap content-start items-center gap-x-4">
        <CopyButton
          text={() => html}
          event={event}
          onCopied={tell}
          variant={link ? 'primary' : 'secondary'}
          disabled={!link}
          className="tool-action link-builder-copy"
        >
          {texts.copy.action}
        </CopyButton>
        <p role="status" className="link-builder-copied text-small">
          {copied?.html === html && copied.said}
        </p>
      </div>
    </section>
  );
}
