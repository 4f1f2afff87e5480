import { expect, it } from 'vitest';
import { pageAddresses } from '#common/addresses.ts';
import { poses } from '#common/company.ts';
import { assertWithinBudget } from '../../budgets.ts';
import { filesOfPose, pictureWeights } from './pictureWeights.ts';

it.each(pictureWeights)('$file keeps its budget', ({ budget, file, weight }) => {
  assertWithinBudget(budget, file, weight);
});

it.each(poses)('the pose %s has two widths in two formats', (pose) => {
  expect(filesOfPose(pose)).toHaveLength(4);
});

it('each page has a picture to be shared with', () => {
  const shared = pictureWeights.filter(({ budget }) => budget === 'sharePicture');
  expect(shared).toHaveLength(pageAddresses.length);
});
