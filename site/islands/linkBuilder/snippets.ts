import type { ButtonSize, ButtonStyle } from '#site/content/types/linkBuilder.ts';
import { palette } from '#site/styles/palette.ts';

/** The button's colours; a test holds their contrast. Borders show on every ground. */
export const styles: Record<ButtonStyle, { ground: string; text: string; border: string }> = {
  filled: { ground: palette['blue-dark'], text: palette.white, border: palette['blue-dark'] },
  outlined: { ground: palette.white, text: palette['blue-dark'], border: palette['blue-dark'] },
  dark: { ground: palette.ink, text: palette.white, border: palette.ink },
  light: { ground: palette.page, text: palette['blue-dark'], border: palette['grey-blue'] },
};

/** Type and padding in pixels; the smallest is 24 pixels high and more, as WCAG asks of a target. */
const sizes: Record<ButtonSize, { type: number; padding: string }> = {
  small: { type: 14, padding: '9px 16px' },
  medium: { type: 16, padding: '13px 22px' },
  large: { type: 19, padding: '17px 30px' },
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

export type Choice = { link: string; text: string; size: ButtonSize; style: ButtonStyle };

/** A button for any website: one link that brings its own look, and no script. */
export function buttonHtml({ link, text, size, style }: Choice): string {
  const { ground, text: colour, border } = styles[style];
  const { type, padding } = sizes[size];
  const css = [
    'display:inline-block',
    `padding:${padding}`,
    `border:2px solid ${border}`,
    'border-radius:6px',
    `background:${ground}`,
    `color:${colour}`,
    `font:600 ${type}px/1.25 system-ui,sans-serif`,
    'text-decoration:none',
  ].join(';');
  return `<a href="${escaped(link)}" style="${css}">${escaped(text)}</a>`;
}

/** A link for the foot of an e-mail, where mail programs keep it one. */
export function signatureHtml(
  { link, text }: Pick<Choice, 'link' | 'text'>,
  lines: readonly string[],
): string {
  return [...lines.map(escaped), `<a href="${escaped(link)}">${escaped(text)}</a>`].join('<br>');
}

/** The same for mail programs that know only text. */
export function signatureText(
  { link, text }: Pick<Choice, 'link' | 'text'>,
  lines: readonly string[],
): string {
  return [...lines, `${text}: ${link}`].join('\n');
}
