const heading = /^## .*$/m;

/** A report's sections by their headings, in order. */
function sectionsOf(report: string): Map<string, string> {
  const texts = report.split(/^(?=## )/m).filter((text) => heading.test(text));
  return new Map(texts.map((text) => [heading.exec(text)?.[0] ?? '', text.trim()]));
}

/**
 * A report with the sections that were measured now; the others stay as they were told before, each with its commit.
 * @param before the report as it was, if there is one
 * @param head what stands above its sections
 * @param measured Markdown, each from its heading (`## `) on
 */
export function renewed(before: string, head: string, measured: readonly string[]): string {
  const sections = new Map([...sectionsOf(before), ...sectionsOf(measured.join('\n\n'))]);
  return `${[head, ...sections.values()].join('\n\n')}\n`;
}
