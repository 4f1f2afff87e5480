/** A hyphenated word short enough to stay whole in a headline on a phone. */
const shortCompound = /(?<![\p{L}-])(?=[\p{L}-]{3,12}(?![\p{L}-]))(\p{L}+-\p{L}+)(?![\p{L}-])/u;

/** A text whose short hyphenated words do not part at their hyphen, as "real-estate" would. */
export function Unbroken({ children }: { children: string }) {
  return children.split(shortCompound).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
