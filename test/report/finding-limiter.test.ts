import { expect, test } from 'vitest';
import { findingLimiter } from '../../src/report/finding-limiter.ts';
import { plainOptions } from './fixtures/builders.ts';
import { clean, harbor, lantern } from './fixtures/integrations.ts';

const kept = (most: number, quiet = false) => {
  const cut = findingLimiter(most, { ...plainOptions, quiet });
  for (const file of [lantern, clean, harbor]) cut.add(file);
  return cut
    .kept()
    .flatMap(({ file, diagnostics }) => diagnostics.map(({ severity, rule }) => `${severity} ${rule} ${file}`));
};

test('the most severe findings of all manifests stay, in the order of the manifests', () => {
  expect(kept(6)).toStrictEqual([
    'error version-semver integrations/lantern/integration.jsonc',
    'warn public-deprecated integrations/lantern/integration.jsonc',
    'error syntax/duplicate-key integrations/lantern/integration.jsonc',
    'error schema-title-length integrations/harbor/integration.definition.ts',
    'error action-description-required integrations/harbor/integration.definition.ts',
    'error attribute-category-known integrations/harbor/integration.definition.ts',
  ]);
});

test('findings that are not shown anyway take up no room', () => {
  expect(kept(100)).toHaveLength(11);
  expect(kept(100, true)).toHaveLength(5);
  expect(kept(0)).toHaveLength(0);
});

test('a manifest without shown findings is dropped, with its texts', () => {
  const cut = findingLimiter(1, plainOptions);
  cut.add({ ...harbor, diagnostics: harbor.diagnostics.filter(({ severity }) => severity === 'warn') });
  cut.add(lantern);
  expect(cut.kept().map(({ file }) => file)).toStrictEqual([lantern.file]);
});
