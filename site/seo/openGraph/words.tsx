import bold from '@fontsource/poppins/files/poppins-latin-700-normal.woff?inline';
import regular from '@fontsource/poppins/files/poppins-latin-400-normal.woff?inline';
import semibold from '@fontsource/poppins/files/poppins-latin-600-normal.woff?inline';
import satori, { type Font } from 'satori';
import { brand } from '#common/company.ts';
import { LogoMark } from '#site/components/layout/LogoMark.tsx';
import { logoShape } from '#site/components/layout/logoShape.ts';
import { palette } from '#site/styles/palette.ts';
import { headlineLines, headlineSize, measure } from './headline.ts';
import { pictureSize, type PictureWords } from './picture.ts';

const font = (dataUrl: string, weight: 400 | 600 | 700): Font => ({
  name: 'Poppins',
  weight,
  data: Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'),
});
const fonts = [font(regular, 400), font(semibold, 600), font(bold, 700)];

/** Logo, kicker and headline of a picture as an SVG of paths, so that drawing it needs no font. */
export const wordsAsPaths = (words: PictureWords): Promise<string> =>
  satori(<Words {...words} />, { ...pictureSize, fonts });

const column = { display: 'flex', flexDirection: 'column' } as const;

/** Laid out by satori, which supports inline styles only. */
function Words({ kicker, headline, slogan }: PictureWords) {
  const fontSize = headlineSize(headline);
  const { width, height } = logoShape;
  const page = { width: '100%', height: '100%', boxSizing: 'border-box', padding: '60px 64px 64px' } as const;
  const letters = { lineHeight: 1.12, letterSpacing: '-0.025em', whiteSpace: 'nowrap' } as const;
  const name = { fontSize: 44, fontWeight: 700, lineHeight: 0.95, letterSpacing: '-0.035em' };
  return (
    <div style={{ ...column, ...page, justifyContent: 'space-between', color: palette.white }}>
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <LogoMark
          width={(76 * width) / height}
          height={76}
          paint={{ back: { fill: palette.white }, front: { fill: palette.orange } }}
        />
        <div style={{ ...column, marginLeft: 22 }}>
          <div style={name}>{brand.name}</div>
          <div style={{ fontSize: 20, lineHeight: 1, marginTop: 8 }}>{slogan}</div>
        </div>
      </div>
      <div style={{ ...column, width: measure, fontSize, fontWeight: 700, ...letters }}>
        <div style={{ width: 64, height: 6, marginBottom: 26, backgroundColor: palette.orange }} />
        {kicker === undefined ? null : (
          <div style={{ fontSize: 26, fontWeight: 600, marginBottom: 12, letterSpacing: 0 }}>{kicker}</div>
        )}
        {headlineLines(headline, fontSize).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </div>
  );
}
