import type { Locale } from '#common/locales.ts';

export type Shot = { scene: string; locale: Locale; width: number; file: string };

/** A page that shows every shot, one row a scene and language. */
export function contactSheet(shots: Shot[]): string {
  const rows = Map.groupBy(shots, ({ scene, locale }) => `${scene} ${locale}`);
  const figures = (row: Shot[]) =>
    row
      .map(
        ({ file, width }) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${width}</figcaption></figure>`,
      )
      .join('');
  const body = [...rows].map(([name, row]) => `<h2>${name}</h2><div>${figures(row)}</div>`).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:14px sans-serif;margin:2rem}div{display:flex;gap:1rem;align-items:start;overflow-x:auto}
img{max-height:40rem;max-width:24rem;border:1px solid #ccc}figure{margin:0}</style>${body}</html>`;
}
