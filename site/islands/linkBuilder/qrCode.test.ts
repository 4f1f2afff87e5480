import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrCode, qrFile } from './qrCode.ts';

const link = 'https://app.bewertra.example/a/sachverstaendigenbuero-am-muehlbach';

it('draws exactly the dark modules, with a quiet zone of four', async () => {
  const { side, path } = await qrCode(link);
  const { data } = encode(link, { ecc: 'M', border: 4 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(wide); at++) {
      const row = drawn[Number(y)];
      if (row) row[Number(x) + at] = true;
    }
  expect(drawn).toEqual(data);
  expect(side).toBe(data.length);
  expect(data.slice(0, 4).flat()).not.toContain(true);
});

it('makes a file that stands alone, on white', async () => {
  const code = await qrCode(link);
  expect(qrFile(code)).toMatch(
    new RegExp(
      `^<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${code.side} ${code.side}"[^>]*><path fill="#fff"`,
    ),
  );
});
