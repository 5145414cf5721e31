import { readFileSync } from 'node:fs';
import picomatch from 'picomatch';
import { expect, it } from 'vitest';
import { isManifestName } from '../../src/host/files/find/names.ts';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const root = JSON.parse(textOf('package.json'));
const extension = JSON.parse(textOf('editors/vscode/package.json'));

it('the extension for VS Code has the version of the bundled hublint, and its license', () => {
  const { version, packages } = JSON.parse(textOf('editors/vscode/package-lock.json'));
  const { version: own, license, name } = extension;
  expect({ version, own, locked: packages[''].version, license, name }).toEqual({
    version: root.version,
    own: root.version,
    locked: root.version,
    license: root.license,
    name: root.name,
  });
  expect(textOf('editors/vscode/LICENSE')).toBe(textOf('LICENSE'));
});

it('it is activated by the files that a search finds, and by nothing else', () => {
  const globs: readonly string[] = extension.activationEvents.map((event: string) =>
    event.replace('workspaceContains:', ''),
  );
  const isWoken = picomatch([...globs]);
  const endings = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'json', 'jsonc', 'yaml', 'yml', 'md'];
  const names = ['integration.definition', 'integration', 'acme.integration', 'package', 'bot.definition'].flatMap(
    (name) => endings.map((ending) => `${name}.${ending}`),
  );
  expect(names.filter((name) => isWoken(`desks/${name}`))).toEqual(names.filter(isManifestName));
  expect(names.filter(isManifestName)).toHaveLength(13);
});

it('no workspace can set the program it starts', () => {
  expect(extension.contributes.configuration.properties['hublint.path'].scope).toBe('machine');
  expect(extension.capabilities.untrustedWorkspaces.restrictedConfigurations).toEqual(['hublint.path']);
});
