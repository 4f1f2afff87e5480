import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where a view's sheet stands in the bundle is not ours to say: what it makes of a component has a layer of its own. */
const layerOf = {
  'site/components/**/*.css': /^(?:base|components|banners)$/,
  'site/{views,islands}/**/*.css': /^views$/,
};

/** In the layer of components, below the one that shows it again. */
const exceptions = ['site/views/sampleReport/calculation.css: components'];

it.each(Object.entries(layerOf))(
  '%s: each sheet has its rules in a layer of its own kind',
  (pattern, own) => {
    const files = globSync(pattern);
    const layers = files.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/@layer ([\w-]+)/g), ([, name = '']) => ({
        file,
        name,
      })),
    );
    expect(layers.length).toBeGreaterThanOrEqual(files.length / 2);
    const others = layers.filter(({ name }) => !own.test(name)).map(({ file, name }) => `${file}: ${name}`);
    expect(others.filter((other) => !exceptions.includes(other))).toEqual([]);
  },
);
