import type { ReactNode } from 'react';
import { buttonClass } from '#site/components/ButtonLink.tsx';
import { MessageReference } from '#site/components/MessageReference.tsx';
import type { SentContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import type { Answer } from './send.ts';

/** The way on, with its label. */
export type Home = Link & { label: string };

/** The receipt is empty where the answer could not be read: the message is sent all the same. */
type Props = { texts: SentContent; receipt: Answer; icon: ReactNode; home: Home };

/** The success screen, below the form's heading. Focus moves to it, so that it is seen and read out. */
export function SentMessage({ texts, receipt, icon, home }: Props) {
  return (
    <div className="flex items-start gap-x-10 gap-y-6 max-sm:flex-col">
      <span className="flex size-20 shrink-0 items-center justify-center rounded-full bg-success text-white forced-colors:border-2">
        {icon}
      </span>
      <div>
        <h3 ref={show} tabIndex={-1} aria-describedby="sent-text" className="text-display font-bold">
          {texts.title}
        </h3>
        <div id="sent-text" className="max-w-[52ch]">
          <p className="mt-4 text-lead">
            {texts.thanks} {receipt.next ?? texts.text}
          </p>
          {receipt.reference && <MessageReference texts={texts} reference={receipt.reference} />}
        </div>
        <p className="mt-9 flex">
          <a href={home.href} className={buttonClass('primary')}>
            {home.label}
          </a>
        </p>
      </div>
    </div>
  );
}

function show(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}
