import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { eventAttributes, type ToolEvent } from '#site/analytics/events.ts';
import { buttonClass } from '#site/components/ButtonLink.tsx';
import { useRested } from '#site/components/form/useRested.ts';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import type { LinkBuilderContent } from '#site/content/types/site.ts';
import { CopyButton } from '../CopyButton.tsx';
import { fieldClass } from '../toolField.ts';
import { useHydrated } from '../useHydrated.ts';
import { useLiveDescription } from '../useLiveDescription.ts';
import { buttonHtml } from './buttonHtml.ts';
import { readLink } from './link.ts';
import { qrFile, type QrCode } from './qrCode.ts';
import { useQrCode } from './useQrCode.ts';
import './link-builder.css';

type Props = {
  texts: LinkBuilderContent;
  /** The platform's origin, to which every enquiry link leads. */
  platform: string;
  /** The code of that origin, until there is a link. */
  sampleCode: QrCode;
  /** The event of copying a button or saving a code. */
  event: ToolEvent;
};

const label = 'flex flex-wrap items-baseline gap-3 text-subheading font-bold';

/** Makes a button and a QR code of a valuer's enquiry link. All of it happens here; nothing is sent. */
export function LinkBuilder({ texts, platform, sampleCode, event }: Props) {
  const hydrated = useHydrated();
  const [pasted, setPasted] = useState('');
  const [text, setText] = useState(texts.text.choices[0] ?? '');
  const [said, setSaid] = useState('');
  const code = useRef<HTMLElement>(null);
  const { link: own } = readLink(pasted, platform);
  const qr = useQrCode(own);
  const html = buttonHtml(own ?? `${platform}/…`, text);
  const sample = qr === undefined && <SampleMark>{texts.sample}</SampleMark>;

  function tell(worked: boolean): void {
    if (!worked && code.current) getSelection()?.selectAllChildren(code.current);
    setSaid(worked ? texts.copy.done : texts.copy.failed);
  }

  return (
    <>
      <fieldset disabled={!hydrated} className="link-builder-fields min-w-0">
        <legend className="sr-only">{texts.title}</legend>
        <LinkField texts={texts} platform={platform} pasted={pasted} onPaste={setPasted} />
        <div>
          <label htmlFor="link-text" className={label}>
            {texts.text.label}
          </label>
          <div className="relative mt-2.5">
            <select
              id="link-text"
              value={text}
              autoComplete="off"
              onChange={(change) => setText(change.target.value)}
              className={`${fieldClass} link-builder-select cursor-pointer appearance-none text-ellipsis`}
            >
              {texts.text.choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </select>
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="pointer-events-none absolute end-2 top-4 size-5 fill-none stroke-blue stroke-2 sm:end-4"
            >
              <path d="m6 9 6 6 6-6" />
            </svg>
          </div>
        </div>
      </fieldset>
      <div className="link-builder-results min-w-0">
        <section aria-labelledby="link-button" className="link-builder-button min-w-0">
          <h2 id="link-button" className={label}>
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
            className={clsx('link-builder-html font-mono select-all', !qr && 'link-builder-html-sample')}
          >
            {html}
          </code>
          <div className="flex flex-wrap content-start items-center gap-x-4 gap-y-1">
            <CopyButton
              text={() => html}
              event={event}
              onCopied={tell}
              variant={own ? 'primary' : 'secondary'}
              disabled={!own}
              className="tool-action max-sm:grow"
            >
              {texts.copy.action}
            </CopyButton>
            <p role="status" className="text-small max-sm:basis-full">
              {said}
            </p>
          </div>
        </section>
        <CodeSection
          texts={texts}
          sampleCode={sampleCode}
          event={event}
          qr={qr}
          address={(qr && own) ?? platform}
          sample={sample}
        />
      </div>
    </>
  );
}

type LinkFieldProps = Pick<Props, 'texts' | 'platform'> & {
  pasted: string;
  onPaste: (text: string) => void;
};

/** Where the enquiry link is pasted, and whether it is one. */
function LinkField({ texts, platform, pasted, onPaste }: LinkFieldProps) {
  // Nobody is corrected in the middle of an address.
  const rested = useRested(pasted);
  const { link, problem } = readLink(rested, platform);
  const { describedBy, typing } = useLiveDescription('enquiry-link-hint');
  const isRead = link !== undefined || problem !== undefined;
  const invalid = isRead ? problem !== undefined : undefined;
  const recognised = link === undefined ? texts.link.hint : texts.link.recognised;
  const said = problem === undefined ? recognised : texts.problems[problem];
  return (
    <div>
      <label htmlFor="enquiry-link" className={label}>
        {texts.link.label}
      </label>
      <input
        id="enquiry-link"
        type="url"
        autoComplete="off"
        spellCheck={false}
        value={pasted}
        onChange={(change) => {
          typing();
          onPaste(change.target.value);
        }}
        placeholder={`${platform}/…`}
        aria-invalid={invalid}
        {...describedBy}
        className={`mt-2.5 ${fieldClass}`}
      />
      <p
        id="enquiry-link-hint"
        aria-live="polite"
        className="link-builder-message mt-2.5 min-h-12 text-small md:min-h-6 noscript:hidden"
      >
        {fill(said, { host: new URL(platform).host })}
      </p>
    </div>
  );
}

type CodeSectionProps = Pick<Props, 'texts' | 'sampleCode' | 'event'> & {
  /** The code of the link, once there is one. */
  qr: QrCode | undefined;
  /** Where the code leads. */
  address: string;
  sample: ReactNode;
};

/** The QR code of the link, and the link that saves it; until then a sample. */
function CodeSection({ texts, sampleCode, event, qr, address, sample }: CodeSectionProps) {
  const { side, path } = qr ?? sampleCode;
  const download = qr && {
    href: `data:image/svg+xml,${encodeURIComponent(qrFile(qr))}`,
    download: texts.qr.file,
    ...eventAttributes(event),
  };
  return (
    <section aria-labelledby="link-qr" className="link-builder-qr">
      <h2 id="link-qr" className={`basis-full ${label}`}>
        {texts.qr.title}
        {sample}
      </h2>
      <svg
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={fill(texts.qr.leads, { address })}
        shapeRendering="crispEdges"
        className="link-builder-code"
      >
        <path d={path} className={qr ? undefined : 'link-builder-code-sample'} />
      </svg>
      <a
        className={`${buttonClass('secondary', true)} tool-action max-sm:grow noscript:hidden pair:w-full`}
        {...download}
      >
        {texts.qr.download}
      </a>
    </section>
  );
}
