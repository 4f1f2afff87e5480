/**
 * A plugin for the bundling of dependencies, which replaces parts of Keystatic's source.
 * @param replacements what stands there, with what takes its place
 */
export function replacingInKeystatic(name: string, replacements: ReadonlyMap<string, string>) {
  return {
    name,
    transform: (code: string, id: string) => {
      if (!id.includes('@keystatic/core/dist/')) return null;
      let text = code;
      for (const [source, replacement] of replacements) text = text.replaceAll(source, replacement);
      return text;
    },
  };
}
