import { Marked, type Token, type Tokens } from 'marked';
import { keepTogether } from '../format/keepTogether.ts';

/** What the placeholders of the legal texts stand for, e.g. `company.town` → "Musterstadt". */
export type LegalValues = Readonly<Record<string, string>>;
export type LegalSection = {
  id: string;
  heading: string;
  html: string;
  /** Names what the page adds at the end of the section; written as a paragraph `{slot.name}`. */
  slot?: string;
};
export type LegalDocument = { introHtml: string; sections: LegalSection[] };

const markdownParser = new Marked();

/**
 * Renders a legal text: each `## ` opens a section, and anything before the first one is the intro.
 * Section ids are numbers (`section-1`, `section-2`, …), so that all languages share their anchors.
 * @param headingNumber the number before the nth heading, counted from one; none by default
 * @throws Error naming a placeholder that has no value, or a brace without its partner
 */
export function renderLegal(
  markdown: string,
  values: LegalValues,
  headingNumber?: (position: number) => string,
): LegalDocument {
  const tokens = markdownParser.lexer(keepTogether(fillPlaceholders(markdown, values)));
  const { intro, parts } = divided(tokens);
  return {
    introHtml: markdownParser.parser(intro),
    sections: parts.map(({ heading, tokens: own, slot }, index) => ({
      id: `section-${index + 1}`,
      heading: headingNumber ? `${headingNumber(index + 1)} ${heading}` : heading,
      html: markdownParser.parser(own),
      ...(slot === undefined ? {} : { slot }),
    })),
  };
}

type Part = { heading: string; tokens: Token[]; slot?: string };

/** The intro and the sections of a text. */
function divided(tokens: readonly Token[]): { intro: Token[]; parts: Part[] } {
  const intro: Token[] = [];
  const parts: Part[] = [];
  for (const token of tokens) {
    const part = parts.at(-1);
    const slot = slotOf(token);
    if (isSectionHeading(token)) parts.push({ heading: token.text, tokens: [] });
    else if (slot !== undefined && part !== undefined) part.slot = slot;
    else (part?.tokens ?? intro).push(token);
  }
  return { intro, parts };
}

const isSectionHeading = (token: Token): token is Tokens.Heading =>
  token.type === 'heading' && token['depth'] === 2;

/** What a paragraph `{slot.name}` names. */
function slotOf({ type, raw }: Token): string | undefined {
  if (type !== 'paragraph') return undefined;
  return /^slot:(\w+)$/.exec(raw.trim())?.[1];
}

/** Placeholders that a text keeps when its version is kept: addresses and what the page adds. */
const notWords = /^(?:path|site|slot)\./;

/**
 * A text as it is kept when a later version replaces it: figures and names are filled in, addresses are not.
 * @throws Error naming a placeholder that has no value
 */
export function keptMarkdown(markdown: string, values: LegalValues): string {
  return replacePlaceholders(markdown, (placeholder, key) =>
    notWords.test(key) ? placeholder : valueOf(key, values),
  );
}

/** An unknown placeholder fails the build: a legal text must not be published with a gap in it. */
function fillPlaceholders(markdown: string, values: LegalValues): string {
  const filled = replacePlaceholders(markdown, (_, key) =>
    key.startsWith('slot.') ? key.replace('.', ':') : valueOf(key, values),
  );
  const unclosed = /\{.*|.*\}/.exec(filled);
  if (unclosed) throw new Error(`a brace without its partner in “${unclosed[0]}”`);
  return filled;
}

function replacePlaceholders(markdown: string, replace: (placeholder: string, key: string) => string) {
  return markdown.replaceAll(/\{([^{}]*)\}/g, replace);
}

function valueOf(key: string, values: LegalValues): string {
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  if (value === undefined) throw new Error(`nothing is called {${key}}`);
  return escapeMarkdown(value);
}

/** Values are plain text: an asterisk in a company's name is not emphasis. */
function escapeMarkdown(value: string): string {
  return value.replaceAll(/[\\`*_[\]<>&]/g, '\\$&');
}
