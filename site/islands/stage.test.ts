import { expect, it } from 'vitest';
import { nextStage, type Stage } from './stage.ts';

const through = (...wanted: Stage[]) => wanted.reduce(nextStage, 'editing');

it.each<[Stage, Stage[]]>([
  ['failed', ['sending', 'failed']],
  ['unsent', ['sending', 'offline', 'unsent']],
  ['sent', ['sending', 'failed', 'sending', 'offline', 'unsent', 'sending', 'sent']],
])('is %s after %o', (stage, wanted) => {
  expect(through(...wanted)).toBe(stage);
});

it.each<[string, Stage, Stage[]]>([
  ['a result that no attempt belongs to', 'editing', ['sent', 'failed', 'offline']],
  [
    'a notice that closes while the next attempt is under way',
    'sending',
    ['sending', 'failed', 'sending', 'unsent'],
  ],
  ['another attempt once the message is sent', 'sent', ['sending', 'sent', 'sending', 'failed']],
])('ignores %s', (_what, stage, wanted) => {
  expect(through(...wanted)).toBe(stage);
});
