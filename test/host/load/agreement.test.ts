import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { openModule } from '../../../src/document/module/open-module.ts';
import { moduleHost } from '../../../src/host/files/module-host.ts';
import { Loader } from '../../../src/host/load/loader.ts';
import { folderWith, write } from '../folder.ts';
import { ferryDesk } from './ferry-desk.ts';
import { name, openIn } from './open.ts';

vi.setConfig({ testTimeout: 120_000 });

const packages = fileURLToPath(new URL('../../../node_modules/@botpress', import.meta.url));

/** Installs one of the test SDKs in the folder of a definition. */
function install(folder: string, sdk: string): void {
  const { version } = JSON.parse(readFileSync(join(packages, sdk, 'package.json'), 'utf8'));
  const dependencies = { '@botpress/sdk': version };
  write(folder, { 'package.json': JSON.stringify({ name: 'ferry-desk', version: '2.1.0', dependencies }) });
  const scope = join(folder, 'node_modules/@botpress');
  mkdirSync(scope, { recursive: true });
  symlinkSync(join(packages, sdk), join(scope, 'sdk'));
}

async function expectAgreement(folder: string, sdk: string): Promise<void> {
  install(folder, sdk);
  const loaded = await openIn(folder, new Loader());
  const read = await openModule(name, moduleHost({ path: join(folder, name), cwd: folder }));
  expect(loaded.faults).toEqual([]);
  expect([read.unknowns, loaded.unknowns]).toEqual([[], []]);
  expect(read.data).toEqual(loaded.data);
}

describe.each(['sdk', 'sdk-5'])('with the real %s, executing and static evaluation agree', (sdk) => {
  it('on a definition with something of everything', () => expectAgreement(folderWith(ferryDesk), sdk));

  it('on the same definition, with the older converter', () => {
    const definition = ferryDesk[name] ?? '';
    const older = definition.replace('__advanced: {', '__advanced: { useLegacyZuiTransformer: true,');
    return expectAgreement(folderWith({ ...ferryDesk, [name]: older }), sdk);
  });

  it('on a list in place of a map', () => {
    const text = `import { IntegrationDefinition, z } from '@botpress/sdk'
export default new IntegrationDefinition({ name: 'ferry-desk', version: '1.0.0', events: [{ schema: z.object({}) }] })`;
    return expectAgreement(folderWith({ [name]: text }), sdk);
  });

  it('on the example', () => {
    const folder = folderWith({});
    cpSync(fileURLToPath(new URL('../../../examples/parcel-desk', import.meta.url)), folder, { recursive: true });
    return expectAgreement(folder, sdk);
  });
});
