import { useState } from 'react';
import { fill } from '#common/fill.ts';
import type { ToolEvent } from '#site/analytics/events.ts';
import { useRested } from '#site/components/form/useRested.ts';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import type { LinkBuilderContent } from '#site/content/types/site.ts';
import { fieldClass } from '../toolField.ts';
import { useHydrated } from '../useHydrated.ts';
import { useLiveDescription } from '../useLiveDescription.ts';
import { ButtonSection } from './ButtonSection.tsx';
import { buttonHtml } from './buttonHtml.ts';
import { CodeSection } from './CodeSection.tsx';
import { builderLabel } from './label.ts';
import { readLink, type Platform } from './link.ts';
import type { QrCode } from './qrCode.ts';
import { useQrCode } from './useQrCode.ts';
import './link-builder.css';

type Props = {
  texts: LinkBuilderContent;
  /** To which every enquiry link leads. */
  platform: Platform;
  /** The code of that origin, until there is a link. */
  sampleCode: QrCode;
  /** The event of copying a button or saving a code. */
  event: ToolEvent;
};

/** Makes a button and a QR code of a valuer's enquiry link. All of it happens here; nothing is sent. */
export function LinkBuilder({ texts, platform, sampleCode, event }: Props) {
  const hydrated = useHydrated();
  const [pasted, setPasted] = useState('');
  const [text, setText] = useState(texts.text.choices[0] ?? '');
  const { link: own } = readLink(pasted, platform);
  const qr = useQrCode(own);
  const sample = qr === undefined && <SampleMark>{texts.sample}</SampleMark>;

  return (
    <>
      <fieldset disabled={!hydrated} className="link-builder-fields min-w-0">
        <legend className="sr-only">{texts.title}</legend>
        <LinkField texts={texts} platform={platform} pasted={pasted} onPaste={setPasted} />
        <div>
          <label htmlFor="link-text" className={builderLabel}>
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
        <ButtonSection
          texts={texts}
          link={own}
          html={buttonHtml(own ?? `${platform.origin}/…`, text)}
          text={text}
          event={event}
          sample={sample}
        />
        <CodeSection
          texts={texts}
          sampleCode={sampleCode}
          event={event}
          qr={qr}
          address={(qr && own) ?? platform.origin}
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
  const otherwise = link === undefined ? texts.link.hint : texts.link.ready;
  const said = problem === undefined ? otherwise : texts.problems[problem];
  return (
    <div>
      <label htmlFor="enquiry-link" className={builderLabel}>
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
        placeholder={`${platform.origin}/…`}
        aria-invalid={invalid}
        {...describedBy}
        className={`mt-2.5 ${fieldClass}`}
      />
      <p
        id="enquiry-link-hint"
        aria-live="polite"
        className="link-builder-message mt-2.5 min-h-12 text-small md:min-h-6 noscript:hidden"
      >
        {fill(said, { host: new URL(platform.origin).host })}
      </p>
    </div>
  );
}
