import { join } from 'node:path';
import { effectiveSettings } from '../../../src/engine/config/layers.ts';
import { registryOf } from '../../../src/engine/plan/registry.ts';
import type { LoadOptions } from '../../../src/host/config/configuration.ts';
import { loadConfiguration } from '../../../src/host/config/load.ts';
import { probe } from '../../../src/host/config/probe.ts';
import { defineRule, optionGroup } from '../../../src/rule/index.ts';
import { folderWith } from '../folder.ts';

export const named = defineRule({
  id: 'name-length',
  summary: 'A name is not too long.',
  presets: { recommended: 'warn', hub: 'error' },
  options: optionGroup({
    max: { type: 'number', default: 40 },
    depth: { type: 'string', enum: ['top', 'all'], default: 'top' },
    owners: optionGroup({ 'action-input': { type: 'string', enum: ['warn', 'off'], default: 'warn' } }),
  }),
  messages: { long: 'Too long.' },
});

export const secret = defineRule({
  id: 'secret-name-case',
  summary: 'Secret names are SCREAMING_SNAKE.',
  presets: { recommended: 'error', strict: 'error', hub: 'error' },
  messages: { case: 'Wrong case.' },
});

const registry = registryOf([named, secret]);

export const load = (cwd: string, { configFile, ...options }: Partial<LoadOptions> & { configFile?: string } = {}) =>
  loadConfiguration(configFile === undefined ? probe(cwd).file : join(cwd, configFile), { cwd, registry, ...options });

export async function settings(
  files: Record<string, string>,
  options: Parameters<typeof load>[1] = {},
  file = 'integration.json',
) {
  const { layers } = await load(folderWith(files), options);
  return [...effectiveSettings(layers, file)].map(([id, { level, options: given, from }]) =>
    [id, level, ...(given ? [JSON.stringify(given)] : []), from].join(' '),
  );
}

export const defaults = ['name-length warn preset recommended', 'secret-name-case error preset recommended'];

export const plugin = `
export default {
  name: 'acme',
  rules: [{ id: 'name-acme', summary: 'S.', presets: { recommended: 'warn' }, messages: { m: 'M.' } }],
  presets: { house: { 'name-acme': 'error', 'secret-name-case': 'info' } },
};`;
