import { useEffect, useState } from 'react';
import { qrCode, type QrCode } from './qrCode.ts';

/** The QR code of a link; undefined while there is none, or until it is drawn. */
export function useQrCode(link: string | undefined): QrCode | undefined {
  const [drawn, setDrawn] = useState<QrCode & { of: string }>();
  useEffect(() => {
    if (link === undefined) return;
    let current = true;
    qrCode(link).then(
      (code) => current && setDrawn({ ...code, of: link }),
      // Without a network: everything else still works.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [link]);
  return drawn?.of === link ? drawn : undefined;
}
