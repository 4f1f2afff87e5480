import type { View } from '../planViews.ts';
import './drawing.css';

const looks = {
  name: 'font-semibold',
  quiet: 'text-[0.9em]',
  place: 'stroke-white/85 stroke-4 font-semibold',
  water: 'fill-blue-dark stroke-white/85 stroke-4',
  plate: 'fill-white text-[1.1em] font-semibold',
} as const;

/** `x` and `y`: the text's middle, in units of the drawing; `turned`: rotation in degrees. */
export type Label = readonly [x: number, y: number, text: string, look?: keyof typeof looks, turned?: number];

/** Texts of a drawing, in the page's font and language. */
const Labels = ({ items, fontSize }: { items: readonly Label[]; fontSize: number }) => (
  <g fontSize={fontSize} textAnchor="middle" paintOrder="stroke" className="fill-ink">
    {items.map(([x, y, text, look = 'name', turned = 0]) => (
      <text key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turned})`} className={looks[look]}>
        {text}
      </text>
    ))}
  </g>
);

/** Classes of a caption. */
export const caption = 'mt-2 text-fine text-body';

/** `src`: a drawing without text; `labels` are laid over it. */
type Props = { src: string; view: View; texts: { alt: string; caption: string }; labels: readonly Label[] };

/** A map or plan with its labels and its caption; on narrow paper as wide as its labels need, to be swiped through. */
export function Drawing({ src, view: { viewBox, size, fontSize }, texts, labels }: Props) {
  return (
    <figure>
      <div className="drawing">
        <div className="drawing-sheet">
          <img src={src} alt={texts.alt} {...size} loading="lazy" className="drawing-picture" />
          {/* An em is a label's size here, where the drawing's style takes this width. */}
          <svg
            viewBox={viewBox}
            width={`${size.width / fontSize}em`}
            aria-hidden="true"
            className="drawing-labels"
          >
            <Labels items={labels} fontSize={fontSize} />
          </svg>
        </div>
      </div>
      <figcaption className={caption}>{texts.caption}</figcaption>
    </figure>
  );
}
