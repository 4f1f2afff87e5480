import type { ReactNode } from 'react';
import { fill } from '#common/fill.ts';
import { eventAttributes, type ToolEvent } from '#site/analytics/events.ts';
import { buttonClass } from '#site/components/ButtonLink.tsx';
import type { LinkBuilderContent } from '#site/content/types/site.ts';
import { builderLabel } from './label.ts';
import { qrFile, type QrCode } from './qrCode.ts';

type Props = {
  texts: LinkBuilderContent;
  /** The code of the platform, until there is a link. */
  sampleCode: QrCode;
  /** The event of saving a code. */
  event: ToolEvent;
  /** The code of the link, once there is one. */
  qr: QrCode | undefined;
  /** Where the code leads. */
  address: string;
  sample: ReactNode;
};

/** The QR code of the link, and the link that saves it; until then a sample. */
export function CodeSection({ texts, sampleCode, event, qr, address, sample }: Props) {
  const { side, path } = qr ?? sampleCode;
  const download = qr && {
    href: `data:image/svg+xml,${encodeURIComponent(qrFile(qr))}`,
    download: texts.qr.file,
    ...eventAttributes(event),
  };
  return (
    <section aria-labelledby="link-qr" className="link-builder-qr">
      <h2 id="link-qr" className={`basis-full ${builderLabel}`}>
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
        className={`${buttonClass('secondary', true)} tool-action no-print max-sm:grow noscript:hidden pair:w-full`}
        {...download}
      >
        {texts.qr.download}
      </a>
    </section>
  );
}
