import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allSettings, buildSettings } from '#common/settings/schema.ts';
import { buildOnly, filesBelow, takenByBuild, takenByImage } from './testing/containerFiles.ts';

/** What can be checked about the container files without Docker. */
const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');

const words = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, list = '']) => list.trim().split(/\s+/));

it('the image copies files that exist and that .dockerignore lets through', () => {
  const copied = [...takenByBuild];
  const visible = words(read('.dockerignore'), /^!(.+)$/gm);
  expect(copied.toSorted()).toEqual(visible.toSorted());
  for (const path of copied) expect(existsSync(new URL(path, root)), path).toBe(true);
});

/** Source files that the image holds. */
const sources = filesBelow(takenByImage.filter((path) => takenByBuild.includes(path)));

it('the image holds no test and nothing that only tests need, and neither does what its pages are built from', () => {
  expect(sources).toContain('server/main.ts');
  expect(sources).toContain('server/cli/main.ts');
  const forTests = /\.(test|spec|contract)\.|(^|\/)(testing|fixtures|tests)\//;
  expect(filesBelow(takenByBuild).filter((file) => forTests.test(file))).toEqual([]);
});

it('the image holds source code of the service alone, and each file that this imports', () => {
  const folders = new Set(sources.map((file) => file.split('/')[0]));
  expect(folders).toEqual(new Set(['common', 'package.json', 'server']));
  for (const file of sources.filter((name) => name.endsWith('.ts')))
    for (const [, path = ''] of read(file).matchAll(/from '([.#][^']+)'/g)) {
      const target = path.startsWith('#')
        ? path.slice(1)
        : new URL(path, new URL(file, 'file:///')).pathname.slice(1);
      expect(sources, `${file} imports ${path}`).toContain(target);
    }
});

it('the image takes out the dependencies that the service does not import, and no other', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const code = sources.map(read).join('\n');
  // pino takes its transport by name.
  const used = [...code.matchAll(/(?:from|import\(|target:) ?'([^'.#][^']*)'/g)].map(([, path = '']) => path);
  const isUsed = (name: string) => used.some((path) => path === name || path.startsWith(`${name}/`));
  expect(buildOnly.toSorted()).toEqual(
    Object.keys(dependencies)
      .filter((name) => !isUsed(name))
      .sort(),
  );
});

it('container files and the server guide set only settings that exist', () => {
  const names = [
    ...words(dockerfile, /^ARG (.+)$/gm),
    ...words(dockerfile, /^ENV (.+)$/gm).map((pair) => pair.split('=', 1)[0] ?? ''),
    ...words(compose, /^ +([A-Z][A-Z_]+): /gm).filter((name) => !name.startsWith('POSTGRES_')),
    ...words(read('deploy/README.md'), /^([A-Z][A-Z_]+)=/gm),
  ];
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !(name in allSettings.shape))).toEqual([]);
});

it('the image takes every setting that shapes the pages as a build argument', () => {
  expect(words(dockerfile, /^ARG (.+)$/gm).toSorted()).toEqual(Object.keys(buildSettings.shape).toSorted());
});

/** `FROM` and `image:`, each as `name:tag@digest`. */
const images = [...words(dockerfile, /^FROM (\S+)/gm), ...words(compose, /^ +image: (\S+)$/gm)];

it('names one image for build and service, with the Node of every other place, each by its digest', () => {
  expect(images).toHaveLength(4);
  expect(images.filter((image) => !/^[\w/]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
  const [build, serve] = images;
  expect(build).toBe(serve);
  expect(build?.split('@')[0]).toBe(`node:${read('.nvmrc').trim()}-bookworm-slim`);
  // It contains docker:pinDigests, which keeps the digests new.
  expect(read('renovate.json')).toContain('"config:best-practices"');
});

it('runs the service in containers and under systemd by the same file', () => {
  expect(dockerfile).toContain('"server/main.ts"');
  expect(read('deploy/systemd/bewertra.service')).toContain('server/main.ts\n');
  expect(existsSync(new URL('server/main.ts', root))).toBe(true);
});
