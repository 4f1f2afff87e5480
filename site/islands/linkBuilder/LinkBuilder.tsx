import { useRef, useState } from 'react';
import { eventAttributes, type ToolEvent } from '#site/analytics/events.ts';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import type { LinkBuilderContent } from '#site/content/types/site.ts';
import { CopyButton } from '../CopyButton.tsx';
import { fieldClass } from '../toolField.ts';
import { useHydrated } from '../useHydrated.ts';
import { buttonHtml } from './buttonHtml.ts';
import { readLink } from './link.ts';
import { qrFile } from './qrCode.ts';
import { useQrCode } from './useQrCode.ts';

type Props = {
  texts: LinkBuilderContent;
  /** The platform's origin, to which every enquiry link leads. */
  platform: string;
  /** The event of copying a button or saving a code. */
  event: ToolEvent;
};

const label = 'mb-1 block font-semibold';
const card = 'min-w-0 rounded-panel border border-line bg-white p-4 lg:p-5';

/** Makes a button and a QR code of a valuer's enquiry link. All of it happens here; nothing is sent. */
export function LinkBuilder({ texts, platform, event }: Props) {
  const hydrated = useHydrated();
  const [pasted, setPasted] = useState('');
  const [text, setText] = useState<string>(texts.text.choices[0]);
  const [said, setSaid] = useState('');
  const code = useRef<HTMLInputElement>(null);
  const { link: own, problem } = readLink(pasted, platform);
  const qr = useQrCode(own);
  const html = buttonHtml(own ?? `${platform}/…`, text);
  const withHost = (words: string) => words.replace('{host}', new URL(platform).host);

  function tell(worked: boolean): void {
    if (!worked) code.current?.select();
    setSaid(worked ? texts.copy.done : texts.copy.failed);
  }

  return (
    <div className="grid overflow-clip rounded-window border border-line bg-white text-ink shadow-window md:grid-cols-[5fr_8fr]">
      <fieldset disabled={!hydrated} className="min-w-0 p-4 sm:p-5 lg:p-7">
        <legend className="sr-only">{texts.title}</legend>
        <label htmlFor="enquiry-link" className={label}>
          {texts.link.label}
        </label>
        <input
          id="enquiry-link"
          type="url"
          autoComplete="off"
          spellCheck={false}
          value={pasted}
          onChange={(change) => setPasted(change.target.value)}
          placeholder={`${platform}/…`}
          aria-invalid={problem !== undefined}
          aria-describedby="enquiry-link-hint enquiry-link-problem"
          className={fieldClass}
        />
        <p id="enquiry-link-hint" className="mt-1.5 text-small max-sm:leading-snug">
          {withHost(texts.link.hint)}
        </p>
        <p
          id="enquiry-link-problem"
          aria-live="polite"
          className="mt-0.5 mb-1 min-h-6 text-small font-semibold text-danger"
        >
          {problem && withHost(texts.problems[problem])}
        </p>
        <label htmlFor="link-text" className={label}>
          {texts.text.label}
        </label>
        <div className="relative">
          <select
            id="link-text"
            value={text}
            autoComplete="off"
            onChange={(change) => setText(change.target.value)}
            className={`${fieldClass} cursor-pointer appearance-none pe-12`}
          >
            {texts.text.choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="pointer-events-none absolute end-4 top-4 size-5 fill-none stroke-blue stroke-2"
          >
            <path d="m6 9 6 6 6-6" />
          </svg>
        </div>
      </fieldset>
      <div
        className={`grid min-w-0 gap-4 border-t border-line bg-page p-4 sm:p-5 md:border-s md:border-t-0 lg:p-7 ${qr ? 'sm:grid-cols-[minmax(0,1fr)_12rem]' : ''}`}
      >
        <section aria-labelledby="link-button" className={`${card} flex flex-col gap-3`}>
          <h2
            id="link-button"
            className="flex flex-wrap items-center justify-between gap-x-3 text-small font-semibold"
          >
            {texts.button.title} {own === undefined && <SampleMark>{texts.sample}</SampleMark>}
          </h2>
          <p className="my-auto py-2">
            <span className="inline-block rounded-button bg-blue-dark px-[22px] py-[13px] text-center text-[1rem] leading-tight font-semibold text-white [print-color-adjust:exact]">
              {text}
            </span>
          </p>
          <input
            ref={code}
            readOnly
            aria-label={texts.button.html}
            value={html}
            className="min-h-11 w-full rounded-button border border-line bg-white px-3 font-mono text-fine"
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <CopyButton text={() => html} event={event} onCopied={tell}>
              {texts.copy.action}
            </CopyButton>
            <p role="status" className="min-h-6 text-small">
              {said}
            </p>
          </div>
        </section>
        {qr && (
          <section
            aria-labelledby="link-qr"
            className={`${card} flex flex-col items-center text-center text-small leading-snug`}
          >
            <h2 id="link-qr" className="text-small font-semibold">
              {texts.qr.title}
            </h2>
            <svg
              viewBox={`0 0 ${qr.side} ${qr.side}`}
              role="img"
              aria-labelledby="link-qr"
              shapeRendering="crispEdges"
              className="w-full max-w-40 bg-white forced-color-adjust-none"
            >
              <path d={qr.path} />
            </svg>
            <a
              href={`data:image/svg+xml,${encodeURIComponent(qrFile(qr))}`}
              download={texts.qr.file}
              {...eventAttributes(event)}
              className="mt-auto inline-flex min-h-11 items-center font-semibold text-blue underline"
            >
              {texts.qr.download}
            </a>
          </section>
        )}
      </div>
    </div>
  );
}
