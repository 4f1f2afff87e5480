import de from '#site/content/de/pageNames.json' with { type: 'json' };
import en from '#site/content/en/pageNames.json' with { type: 'json' };
import labels from './labels.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;

const pageNames: Record<keyof typeof labels, Names> = { de, en };

/**
 * What a form calls a key: the word of `labels.json`, the name of a page, or else the key taken apart.
 * @example labelOf('taxOfficeNote', 'en') // 'Tax office note'
 */
export function labelOf(key: string, language: keyof typeof labels): string {
  const words: Names = labels[language];
  // Lists of what a version changed are kept by its number.
  if (/^\d/.test(key)) return `${labels[language].version} ${key}`;
  const [page = '', section] = key.split(/[/#]/);
  const ofPage = pageNames[language][page];
  if (section === undefined) return words[key] ?? ofPage ?? inWords(key);
  return `${ofPage ?? inWords(page)}: ${words[section] ?? inWords(section)}`;
}

function inWords(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
