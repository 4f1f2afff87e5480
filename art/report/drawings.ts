import { floorPlan } from './floorPlan.ts';
import { map } from './map.ts';
import { sitePlan } from './sitePlan.ts';

/** The drawings of the sample report, by their place below site/assets. */
export const drawings = (): Record<string, string> => ({
  'report/map.svg': map(),
  'report/floor-plan.svg': floorPlan(),
  'report/site-plan.svg': sitePlan(),
});
