/** What `COPY` finds of this repository when the image is built: its files, as .dockerignore leaves them. For tests. */
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

/** Words after an instruction of the Dockerfile, for each of its lines. */
const operandsOf = (instruction: RegExp): string[][] =>
  [...read('Dockerfile').matchAll(instruction)].map(([, operands = '']) => operands.trim().split(/\s+/));

/** Paths that the build stage takes from the repository. */
export const takenByBuild: readonly string[] = operandsOf(/^COPY (?!--from)(.+) \S+$/gm).flat();

/** Paths that the image itself takes from the build stage, from its /app. */
export const takenByImage: readonly string[] = operandsOf(/^COPY --from=build \/app\/(\S+) \S+$/gm).flat();

/** Dependencies that the Dockerfile takes out again before it installs for the service. */
export const buildOnly: readonly string[] = [
  ...read('Dockerfile').matchAll(/\bdependencies\.(\S+)/g),
].flatMap(([, name = '']) => name);

/** What npm is told in the build stage once the pages are built, as it stands there. */
export const reduceCommand = (
  /^RUN (npm pkg delete [\s\S]*?npm prune .*)$/m.exec(read('Dockerfile'))?.[1] ?? ''
).replaceAll('\\\n', ' ');

const rules = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Whether .dockerignore lets a file through: its last rule that matches the file or a folder above it decides. */
function isVisible(file: string): boolean {
  let visible = true;
  for (const rule of rules) {
    const pattern = rule.replace(/^!/, '');
    if (matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)) visible = rule.startsWith('!');
  }
  return visible;
}

/** Files of the repository below these paths that the build stage gets. */
export const filesBelow = (paths: readonly string[]): string[] =>
  globSync(
    paths.flatMap((path) => [path, `${path}/**`]),
    { cwd: root, withFileTypes: true },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length))
    .filter(isVisible)
    .sort();
