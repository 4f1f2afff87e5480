import { accessSync, constants, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** What can be checked about the development container without a container engine. */
const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** The properties that the file uses, as https://containers.dev/implementors/json_reference has them. */
const devContainer = z.strictObject({
  name: z.string(),
  image: z.string(),
  remoteUser: z.string(),
  onCreateCommand: z.string(),
  updateContentCommand: z.string(),
  postCreateCommand: z.string(),
  forwardPorts: z.array(z.int()),
  portsAttributes: z.record(z.string(), z.strictObject({ label: z.string() })),
  customizations: z.strictObject({
    vscode: z.strictObject({ extensions: z.array(z.string()), settings: z.record(z.string(), z.string()) }),
  }),
});

/** JSON with comments, each of which has lines of its own. */
const withoutComments = (text: string) => text.replaceAll(/^\s*\/\/.*$/gm, '');
const container = devContainer.parse(JSON.parse(withoutComments(read('.devcontainer/devcontainer.json'))));

it('the container is the Debian of the image, whose packages the tests need', () => {
  expect(read('Dockerfile')).toContain(`FROM ${container.image}@sha256:`);
});

it('the container begins with what a machine of the tests begins with', () => {
  const install = /apt-get update .*$/m.exec(read('.github/workflows/test.yml'))?.[0];
  // Its image has both of these.
  expect(container.onCreateCommand).toBe(install?.replace(' nodejs npm', ''));
});

it('the container installs packages as the README does', () => {
  expect(read('README.md')).toContain(container.updateContentCommand);
});

it('the container installs the programs that tests drive', () => {
  expect(() => accessSync(new URL(container.postCreateCommand, root), constants.X_OK)).not.toThrow();
});

it('the container forwards the ports of npm start and npm run dev', () => {
  const defaultPort = /^#?\s*PORT=(\d+)/m.exec(read('.env.example'))?.[1];
  expect(container.forwardPorts).toContain(Number(defaultPort));
  const devPort = /http:\/\/localhost:(\d+)/.exec(read('scripts/dev.ts'))?.[1];
  expect(container.forwardPorts).toContain(Number(devPort));
  expect(container.forwardPorts.map(String)).toEqual(
    expect.arrayContaining(Object.keys(container.portsAttributes)),
  );
});
