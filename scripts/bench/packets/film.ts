/**
 * First visits as one picture: what is seen of each page at equal steps of time, a row a page. Run inside the client's
 * namespace; arguments: a `Film` as JSON, and the server's address.
 */
import { setTimeout as pause } from 'node:timers/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { palette } from '#site/styles/palette.ts';
import { onPhone } from './phone.ts';

export type Film = {
  urls: readonly string[];
  /** Milliseconds from one picture to the next, and of the last one. */
  step: number;
  until: number;
  /** The picture that is written. */
  picture: string;
};

/** What a page looked like from a time on, in milliseconds after its navigation began. */
type Frame = { from: number; image: Buffer };

const frame = { width: 160, height: 320, gap: 8, label: 24 };

/** Every picture that the browser drew of a first visit, until so many milliseconds after its navigation was answered. */
async function filmed(url: string, until: number, server: string): Promise<Frame[]> {
  return onPhone(server, async (page, session) => {
    const taken: { at: number; image: Buffer }[] = [];
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      taken.push({ at: (metadata.timestamp ?? 0) * 1000, image: Buffer.from(data, 'base64') });
      void session.send('Page.screencastFrameAck', { sessionId });
    });
    const { width: maxWidth, height: maxHeight } = frame;
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth, maxHeight });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await pause(until);
    const began = await page.evaluate(() => performance.timeOrigin);
    return taken.map(({ at, image }) => ({ from: at - began, image })).filter(({ from }) => from >= 0);
  });
}

const caption = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.label}">` +
      `<text x="2" y="17" font-family="sans-serif" font-size="15" fill="${palette.white}">${text}</text></svg>`,
  );

/** The pictures of one page side by side, each with its time; white where nothing is painted yet. */
async function row(
  frames: readonly Frame[],
  times: readonly number[],
  top: number,
): Promise<OverlayOptions[]> {
  const tiles = times.map(async (time, index) => {
    const left = frame.gap + index * (frame.width + frame.gap);
    const seen = frames.findLast(({ from }) => from <= time);
    const blank = {
      width: frame.width,
      height: frame.height,
      channels: 3,
      background: palette.white,
    } as const;
    const picture = seen
      ? sharp(seen.image).resize(frame.width, frame.height, { fit: 'contain', background: palette.white })
      : sharp({ create: blank });
    return [
      { input: caption(`${time} ms`), left, top },
      { input: await picture.png().toBuffer(), left, top: top + frame.label },
    ];
  });
  return (await Promise.all(tiles)).flat();
}

const { urls, step, until, picture } = JSON.parse(process.argv[2] ?? '{}') as Film;
const server = process.argv[3] ?? '';
const times = Array.from({ length: Math.floor(until / step) }, (_, index) => (index + 1) * step);
const rowHeight = frame.label + frame.height + frame.gap;
const tiles: OverlayOptions[] = [];
for (const [index, url] of urls.entries())
  tiles.push(...(await row(await filmed(url, until, server), times, index * rowHeight)));
const width = frame.gap + times.length * (frame.width + frame.gap);
await sharp({
  create: { width, height: urls.length * rowHeight, channels: 3, background: palette['grey-blue'] },
})
  .composite(tiles)
  .png()
  .toFile(picture);
