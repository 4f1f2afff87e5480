import { escapeHtml } from '#common/escapeHtml.ts';
import { palette } from '#site/styles/palette.ts';

/** Its colours are the preview's too, its font is the other website's. In lines that fit a phone. */
const css = `
    display:inline-block;
    padding:13px 22px;
    border-radius:6px;
    background:${palette['blue-dark']};
    color:${palette.white};
    text-decoration:none;
    font-weight:600`;

/** A button for any website: one link that brings its own look, and no script. */
export const buttonHtml = (link: string, text: string) =>
  `<a href="${escapeHtml(link)}"\n  style="${css}"\n>${escapeHtml(text)}</a>`;
