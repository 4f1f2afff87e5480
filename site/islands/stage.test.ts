import { expect, it } from 'vitest';
import { nextStage, type Stage } from './stage.ts';

const through = (...wanted: Stage[]) => wanted.reduce(nextStage, 'editing');

it.each<[string, Stage, Stage[]]>([
  ['a result that no attempt belongs to', 'editing', ['sent', 'failed', 'offline']],
  [
    'a notice that closes while the next attempt is under way',
    'sending',
    ['sending', 'failed', 'sending', 'unsent'],
  ],
  ['another attempt once the message is sent', 'sent', ['sending', 'sent', 'sending', 'failed']],
  [
    'nothing on the way to the end',
    'sent',
    ['sending', 'failed', 'sending', 'offline', 'unsent', 'sending', 'sent'],
  ],
])('ignores %s', (_what, stage, wanted) => {
  expect(through(...wanted)).toBe(stage);
});
