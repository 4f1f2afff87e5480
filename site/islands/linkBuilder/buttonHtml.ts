import { palette } from '#site/styles/palette.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Its colours are the preview's too, its font is the other website's. In lines that fit a phone. */
const css = `display:inline-block;
  padding:13px 22px; border-radius:6px;
  background:${palette['blue-dark']}; color:${palette.white};
  text-decoration:none;
  font-weight:600`;

/** A button for any website: one link that brings its own look, and no script. */
export const buttonHtml = (link: string, text: string) =>
  `<a href="${escaped(link)}"\n  style="${css}">${escaped(text)}</a>`;
