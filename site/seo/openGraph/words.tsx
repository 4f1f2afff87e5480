import bold from '@fontsource/poppins/files/poppins-latin-700-normal.woff?inline';
import regular from '@fontsource/poppins/files/poppins-latin-400-normal.woff?inline';
import semibold from '@fontsource/poppins/files/poppins-latin-600-normal.woff?inline';
import satori, { type Font } from 'satori';
import { brand } from '#common/company.ts';
import { logoShape } from '#site/components/layout/logoShape.ts';
import { palette } from '#site/styles/palette.ts';
import { headlineLines, headlineSize, measure } from './headline.ts';
import { pictureSize, type PictureWords } from './picture.ts';

function font(dataUrl: string, weight: 400 | 600 | 700): Font {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return { name: 'Poppins', weight, data: Buffer.from(base64, 'base64') };
}

const fonts = [font(regular, 400), font(semibold, 600), font(bold, 700)];

/** Logo, kicker and headline of a picture as an SVG of paths, so that drawing it needs no font. */
export function wordsAsPaths(words: PictureWords): Promise<string> {
  return satori(<Words {...words} />, { ...pictureSize, fonts });
}

/** Laid out by satori, which supports inline styles only. */
function Words({ kicker, headline, claim }: PictureWords) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: '60px 64px 64px',
        fontFamily: 'Poppins',
        color: palette.white,
      }}
    >
      <Logo claim={claim} />
      <div style={{ display: 'flex', flexDirection: 'column', width: measure }}>
        <div style={{ width: 64, height: 6, marginBottom: 26, backgroundColor: palette.orange }} />
        {kicker === undefined ? null : (
          <div style={{ fontSize: 26, fontWeight: 600, marginBottom: 12 }}>{kicker}</div>
        )}
        <Headline text={headline} />
      </div>
    </div>
  );
}

function Headline({ text }: { text: string }) {
  const fontSize = headlineSize(text);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        fontSize,
        fontWeight: 700,
        lineHeight: 1.12,
        letterSpacing: '-0.025em',
      }}
    >
      {headlineLines(text, fontSize).map((line) => (
        <div key={line} style={{ whiteSpace: 'nowrap' }}>
          {line}
        </div>
      ))}
    </div>
  );
}

function Logo({ claim }: { claim: string }) {
  const { width, height, front, back } = logoShape;
  const tall = 76;
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <svg viewBox={`0 0 ${width} ${height}`} width={(tall * width) / height} height={tall}>
        <path fill={palette.white} d={back} />
        <path fill={palette.orange} fillRule="evenodd" d={front} />
      </svg>
      <div style={{ display: 'flex', flexDirection: 'column', marginLeft: 22 }}>
        <div style={{ fontSize: 44, fontWeight: 700, lineHeight: 0.95, letterSpacing: '-0.035em' }}>
          {brand.name}
        </div>
        <div style={{ fontSize: 20, lineHeight: 1, marginTop: 8 }}>{claim}</div>
      </div>
    </div>
  );
}
