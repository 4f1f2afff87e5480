import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allSettings, buildSettings } from '#common/settings/schema.ts';

/** What can be checked about the container files without Docker. */
const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');

const words = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, list = '']) => list.trim().split(/\s+/));

it('the image copies files that exist and that .dockerignore lets through', () => {
  const copied = words(dockerfile, /^COPY (?!--from)(.+) \S+$/gm);
  const visible = words(read('.dockerignore'), /^!(.+)$/gm);
  expect(copied.toSorted()).toEqual(visible.toSorted());
  for (const path of copied) expect(existsSync(new URL(path, root)), path).toBe(true);
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
