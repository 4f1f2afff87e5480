import { PassThrough, Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { askOn } from './ask.ts';
import { emailOf } from './email.ts';

const question = 'E-mail address: ';

it('takes what a program pipes in, without its question', async () => {
  const output = new PassThrough();
  expect(await askOn(Readable.from(['erika@', 'beispiel.example\n']), output, question)).toBe(
    'erika@beispiel.example',
  );
  expect(output.read()).toBe(null);
});

it('passes over no second address: both together are none', async () => {
  const answer = await askOn(
    Readable.from(['ann@kunde.example\nbob@kunde.example\n']),
    new PassThrough(),
    question,
  );
  expect(() => emailOf(answer)).toThrow('is not an e-mail address');
});

it('takes an input that ends at once for no answer', async () => {
  expect(await askOn(Readable.from([]), new PassThrough(), question)).toBe('');
});
