/**
 * The renders of the sample report's building, from the ground up: each layer, followed by its parts in orange
 * (`art/scenes/sample_house.py`). All have one canvas and one camera, so that they lie on each other.
 */
export const houseLayers = [
  'plot',
  'plot-lit',
  'ground',
  'flat-lit',
  'practice-lit',
  'flats',
  'flats-lit',
  'roof',
  'roof-lit',
  'patch-lit',
] as const;
export type HouseLayer = (typeof houseLayers)[number];
