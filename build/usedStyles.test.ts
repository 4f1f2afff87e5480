import { expect, it } from 'vitest';
import { usedStyles } from './usedStyles.ts';

const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;

const kept = (css: string, body: string, ...scripts: string[]) =>
  usedStyles(css, { pages: [page(body)], scripts });

it('keeps what a page uses, whatever the condition, and nothing else', async () => {
  const css =
    '.a{color:red}.b{color:red}p{margin:0}ol{margin:0}.a:hover,.b:hover{color:blue}' +
    '@media print{.a{color:black}.b{color:black}}@media (forced-colors:active){.a{border:1px solid}}' +
    '.a:has(.b){top:0}.a:not(.c){left:0}[data-a]{top:1px}[data-b]{top:1px}';
  expect(await kept(css, '<p class="a" data-a>')).toBe(
    '.a{color:red}p{margin:0}.a:hover{color:blue}' +
      '@media print{.a{color:black}}@media (forced-colors:active){.a{border:1px solid}}' +
      '.a:has(.b){top:0}.a:not(.c){left:0}[data-a]{top:1px}',
  );
});

it('keeps states that stand alone', async () => {
  const css =
    ':focus-visible{top:0}.a:is([open],:popover-open){top:0}.b:is([open],:popover-open){top:0}' +
    ':lang(de) :is(p,ol){hyphens:auto}[hidden]:where(:not([hidden=until-found])){display:none}';
  expect(await kept(css, '<p class="a" hidden>')).toBe(
    ':focus-visible{top:0}.a:is([open],:popover-open){top:0}' +
      ':lang(de) :is(p){hyphens:auto}[hidden]:where(:not([hidden=until-found])){display:none}',
  );
});

it('knows names that HTML and CSS write with escapes', async () => {
  const css = '.\\[\\&\\>li\\]\\:w-1\\/2>li{width:50%}.md\\:m-\\[calc\\(1rem-1px\\)\\]{margin:1px}';
  expect(await kept(css, '<ul class="[&amp;>li]:w-1/2 md:m-[calc(1rem-1px)]"><li></ul>')).toBe(css);
});

it('keeps what a script may make or mark', async () => {
  const css =
    '.made{top:0}[data-marked]{top:0}.sm\\:p-1{top:0}.\\[\\&\\>svg\\]\\:m-1>svg{top:0}.m-1\\!{top:0}.marked{top:0}';
  const script =
    'x.dataset;x.setAttribute("data-marked","");a.classList.add(`marked`);' +
    'h("div",{className:"made sm:p-1 [&>svg]:m-1 m-1!"})';
  expect(await kept(`${css}.never{top:0}`, '<p><svg></svg>', script)).toBe(css);
});

it('keeps variables and movements as long as a rule needs them', async () => {
  const css =
    ':root{--a:1px;--b:2px}.a{margin:var(--a);animation:turn 1s}.b{margin:var(--b);animation:fade 1s}' +
    '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';
  expect(await kept(css, '<p class="a">')).toBe(
    ':root{--a:1px}.a{margin:var(--a);animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  );
});

it('registers only the properties that a rule reads', async () => {
  const read = '@property --read{syntax:"*";inherits:false}';
  const css = `.a{--read:1px;margin:var(--read,0)}${read}@property --set{syntax:"*";inherits:false}`;
  expect(await kept(css, '<p class="a">')).toBe(`.a{--read:1px;margin:var(--read,0)}${read}`);
});

it('registers nothing for names that no page uses', async () => {
  const css = '::selection{color:red}:root{color:red}*{margin:0}@font-face{font-family:A;src:url(a.woff2)}';
  expect(await kept(css, '<p>')).toBe(css);
});
