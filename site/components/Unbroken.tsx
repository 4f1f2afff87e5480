/** Matches a hyphenated word short enough to fit a headline on a phone. */
const shortCompound = /(?<![\p{L}-])(?=[\p{L}-]{3,12}(?![\p{L}-]))(\p{L}+-\p{L}+)(?![\p{L}-])/u;

/** Text in which short hyphenated words such as "real-estate" do not break at the hyphen. */
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
