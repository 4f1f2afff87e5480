import type { ReactNode } from 'react';
import { sentNextId } from '#common/ids.ts';
import { buttonClass } from '#site/components/ButtonLink.tsx';
import { MessageReference } from '#site/components/MessageReference.tsx';
import type { SentContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import type { Answer } from './send.ts';
import './contact-form.css';

const quiet = 'py-2 font-semibold text-blue underline decoration-orange decoration-2 underline-offset-6';

/** A page to go on to, with its label. */
export type Way = Link & { label: string };

/** The service's answer is empty where it could not be read: the message is sent all the same. */
type Props = { texts: SentContent; answer: Answer; icon?: ReactNode; ways: Way[] };

/**
 * The success screen. Focus moves to it, so that it is seen; the form announces what it says. After the form without JavaScript it is
 * static: the service fills in the reference and what happens next (`server/routes/contact/sentPage.ts`).
 */
export function SentMessage({ texts, answer, icon, ways }: Props) {
  return (
    <div className="flex items-start gap-x-10 gap-y-6 max-sm:flex-col">
      <span className="sent-mark flex size-20 shrink-0 items-center justify-center">{icon}</span>
      <div>
        <h1 ref={show} tabIndex={-1} className="text-tool font-bold">
          {texts.title}
        </h1>
        <div id="sent-text" className="max-w-[70ch]">
          <p className="mt-4 text-lead text-pretty text-ink">
            <span className="block">{texts.thanks}</span>{' '}
            <span id={sentNextId}>{answer.next ?? texts.text}</span>
          </p>
          <MessageReference texts={texts} reference={answer.reference} />
        </div>
        <p className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3">
          {ways.map(({ href, label }, index) => (
            <a key={href} href={href} className={index === 0 ? buttonClass('secondary') : quiet}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

function show(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}
