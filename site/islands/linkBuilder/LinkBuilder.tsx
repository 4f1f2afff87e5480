import { useId, useRef, useState } from 'react';
import { eventAttributes, type ToolEvent } from '#site/analytics/events.ts';
import {
  buttonSizes,
  buttonStyles,
  linkForms,
  type ButtonSize,
  type ButtonStyle,
  type LinkForm,
} from '#site/content/types/linkBuilder.ts';
import type { LinkBuilderContent } from '#site/content/types/site.ts';
import { copyButtonClass, fieldClass } from '../toolClasses.ts';
import { useHydrated } from '../useHydrated.ts';
import { readLink } from './link.ts';
import { Choice } from './Choice.tsx';
import { qrFile } from './qrCode.ts';
import { buttonHtml, signatureHtml, signatureText } from './snippets.ts';
import { useQrCode } from './useQrCode.ts';

type Props = {
  texts: LinkBuilderContent;
  /** The platform's origin, to which every enquiry link leads. */
  platform: string;
  /** Reported when somebody takes a link with them. */
  event: ToolEvent;
};

/** The look of the preview; the same colours as in `snippets.ts`. */
const looks: Record<ButtonStyle, string> = {
  filled: 'border-blue-dark bg-blue-dark text-white',
  outlined: 'border-blue-dark text-blue-dark bg-white',
  dark: 'border-ink bg-ink text-white',
  light: 'border-grey-blue bg-page text-blue-dark',
};
const lengths: Record<ButtonSize, string> = {
  small: 'px-4 py-2 text-[0.875rem]',
  medium: 'px-[1.375rem] py-3 text-[1rem]',
  large: 'px-[1.875rem] py-4 text-[1.1875rem]',
};

/** Makes of a valuer's enquiry link what they can use. All of it happens here; nothing is sent. */
export function LinkBuilder({ texts, platform, event }: Props) {
  const hydrated = useHydrated();
  const [pasted, setPasted] = useState('');
  const [text, setText] = useState('0');
  const [size, setSize] = useState<ButtonSize>('medium');
  const [style, setStyle] = useState<ButtonStyle>('filled');
  const [said, setSaid] = useState('');
  const { link: own, problem } = readLink(pasted, platform);
  const qr = useQrCode(own);

  const { host } = new URL(platform);
  const withHost = (words: string) => words.replace('{host}', host);
  const choice = {
    link: own ?? `${platform}/…`,
    text: texts.text.choices[Number(text)] ?? '',
    size,
    style,
  };
  const signed = Object.values(texts.signature);
  const outcomes: Record<LinkForm, string> = {
    button: buttonHtml(choice),
    link: choice.link,
    signature: signatureText(choice, signed),
  };

  async function copy(form: LinkForm, source: HTMLTextAreaElement | null) {
    try {
      if (form === 'signature') {
        const html = new Blob([signatureHtml(choice, signed)], { type: 'text/html' });
        const plain = new Blob([outcomes.signature], { type: 'text/plain' });
        await navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': plain })]);
      } else await navigator.clipboard.writeText(outcomes[form]);
      setSaid(texts.copy.done.replace('{what}', texts.forms[form]));
    } catch {
      source?.select();
      setSaid(texts.copy.failed);
    }
  }

  return (
    <div className="grid overflow-clip rounded-window border border-line bg-white text-ink shadow-window md:grid-cols-[5fr_8fr]">
      <fieldset disabled={!hydrated} className="grid min-w-0 content-start gap-3 p-4 sm:p-5 lg:p-7">
        <legend className="sr-only">{texts.title}</legend>
        <div>
          <label htmlFor="enquiry-link" className="mb-1 block font-semibold">
            {texts.link.label}
          </label>
          <input
            id="enquiry-link"
            type="url"
            inputMode="url"
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
            className="mt-0.5 min-h-6 text-small font-semibold text-danger max-sm:-mb-2"
          >
            {problem === undefined ? '' : withHost(texts.problems[problem])}
          </p>
        </div>
        <Choice
          id="link-text"
          label={texts.text.label}
          choices={texts.text.choices.map((label, index) => [String(index), label])}
          value={text}
          onChange={setText}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
          <Choice
            id="link-size"
            label={texts.size.label}
            choices={buttonSizes.map((one) => [one, texts.size.choices[one]])}
            value={size}
            onChange={setSize}
          />
          <Choice
            id="link-style"
            label={texts.style.label}
            choices={buttonStyles.map((one) => [one, texts.style.choices[one]])}
            value={style}
            onChange={setStyle}
          />
        </div>
      </fieldset>
      <div className="grid min-w-0 content-start gap-3 border-t border-line bg-page p-4 sm:p-5 md:border-s md:border-t-0 lg:p-7">
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem] sm:gap-4">
          <figure className="flex min-w-0 flex-col rounded-panel border border-line bg-white px-4 py-3 lg:p-5">
            <figcaption className="text-small text-body">
              {texts.preview.title}
              {own === undefined ? ` (${texts.sample})` : null}
            </figcaption>
            <p className="mt-2 text-subheading font-bold max-sm:hidden">{texts.preview.firm}</p>
            <p className="text-small max-sm:hidden">{texts.preview.text}</p>
            <p className="mt-1 flex min-h-16 items-center sm:mt-3">
              <span
                className={`inline-block rounded-button border-2 text-center leading-tight font-semibold ${looks[style]} ${lengths[size]}`}
              >
                {choice.text}
              </span>
            </p>
          </figure>
          <div className="flex flex-col items-center rounded-panel border border-line bg-white p-3 text-center text-small leading-snug">
            <p className="font-semibold">{texts.qr.title}</p>
            {qr === undefined ? (
              <p className="my-auto text-body sm:py-3">{texts.qr.waiting}</p>
            ) : (
              <>
                <svg
                  viewBox={`0 0 ${qr.side} ${qr.side}`}
                  role="img"
                  aria-label={texts.qr.description}
                  shapeRendering="crispEdges"
                  className="w-full max-w-36 bg-white forced-color-adjust-none"
                >
                  <path d={qr.path} />
                </svg>
                <a
                  href={`data:image/svg+xml,${encodeURIComponent(qrFile(qr))}`}
                  download={texts.qr.file}
                  {...eventAttributes(event)}
                  className="inline-flex min-h-11 items-center font-semibold text-blue underline"
                >
                  {texts.qr.download}
                </a>
              </>
            )}
          </div>
        </div>
        <div className="grid gap-x-4 gap-y-3 sm:max-md:grid-cols-2 lg:grid-cols-2 sm:[&>:first-child]:col-span-full">
          {linkForms.map((form) => (
            <Outcome
              key={form}
              title={texts.forms[form]}
              text={outcomes[form]}
              action={texts.copy.action}
              ready={hydrated}
              event={event}
              onCopy={(source) => void copy(form, source)}
            />
          ))}
        </div>
        <p role="status" className="min-h-6 text-small max-sm:-mt-1 max-sm:-mb-2">
          {said}
        </p>
      </div>
    </div>
  );
}

type OutcomeProps = {
  title: string;
  text: string;
  action: string;
  ready: boolean;
  event: ToolEvent;
  onCopy: (source: HTMLTextAreaElement | null) => void;
};

/** What can be taken along, as text that can also be marked by hand, and a button that copies it. */
function Outcome({ title, text, action, ready, event, onCopy }: OutcomeProps) {
  const source = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-wrap content-start gap-x-2 gap-y-1">
      <h2 id={id} className="w-full text-small font-semibold">
        {title}
      </h2>
      <textarea
        ref={source}
        readOnly
        aria-labelledby={id}
        rows={text.split('\n').length}
        value={text}
        className="min-h-11 min-w-0 grow basis-32 resize-none overflow-x-auto rounded-button border border-line bg-white px-3 py-2.5 font-mono text-fine whitespace-pre"
      />
      <button
        type="button"
        {...eventAttributes(event)}
        onClick={() => onCopy(source.current)}
        className={`${copyButtonClass} self-start ${ready ? '' : 'invisible noscript:hidden'}`}
      >
        {action}
        <span className="sr-only">: {title}</span>
      </button>
    </section>
  );
}
