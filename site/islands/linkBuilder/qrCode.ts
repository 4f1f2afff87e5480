/** A QR code as a drawing: its side in modules, the quiet zone included, and one path for all dark ones. */
export type QrCode = { side: number; path: string };

/** The code of a link; the library comes when the first one is asked for. */
export async function qrCode(link: string): Promise<QrCode> {
  const { encode } = await import('uqr');
  // Four modules of quiet, as the standard asks; level M still reads with a seventh of it damaged.
  const { size, data } = encode(link, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { side: size, path: path.join('') };
}

/** A file of its own, for print at any size. */
export const qrFile = ({ side, path }: QrCode) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
