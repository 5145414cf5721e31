import { cpSync, readFileSync, symlinkSync } from 'node:fs';
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

/** A folder in which `npm install @botpress/sdk@5` was run; with esbuild beside the SDK, that bundles. */
const project = process.env.HUBLINT_SDK_PROJECT;
const wanting = project === undefined ? ' (skipped: HUBLINT_SDK_PROJECT names no folder with the SDK installed)' : '';

/** Gives a definition in a folder the SDK of the project. */
function install(folder: string): void {
  const packages = join(project ?? '', 'node_modules');
  const { version } = JSON.parse(readFileSync(join(packages, '@botpress/sdk/package.json'), 'utf8'));
  const dependencies = { '@botpress/sdk': version };
  write(folder, { 'package.json': JSON.stringify({ name: 'ferry-desk', version: '2.1.0', dependencies }) });
  symlinkSync(packages, join(folder, 'node_modules'));
}

async function expectAgreement(folder: string): Promise<void> {
  install(folder);
  const loaded = await openIn(folder, new Loader());
  const read = await openModule(name, moduleHost(join(folder, name), folder));
  expect(loaded.faults).toEqual([]);
  expect([read.unknowns, loaded.unknowns]).toEqual([[], []]);
  expect(read.data).toEqual(loaded.data);
}

describe.skipIf(project === undefined)(`with a real SDK, running and reading say the same${wanting}`, () => {
  it('of a definition with something of everything', () => expectAgreement(folderWith(ferryDesk)));

  it('of the same definition, converted in the older way', () => {
    const definition = ferryDesk[name] ?? '';
    const older = definition.replace('__advanced: {', '__advanced: { useLegacyZuiTransformer: true,');
    return expectAgreement(folderWith({ ...ferryDesk, [name]: older }));
  });

  it('of the example', () => {
    const folder = folderWith({});
    cpSync(fileURLToPath(new URL('../../../examples/parcel-desk', import.meta.url)), folder, { recursive: true });
    return expectAgreement(folder);
  });
});
