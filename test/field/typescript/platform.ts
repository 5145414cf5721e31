import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import type { Document } from '../../../src/document/document.ts';
import { openModule } from '../../../src/document/module/open-module.ts';
import type { Overlay } from '../../../src/engine/fix.ts';
import { moduleHost } from '../../../src/host/files/module-host.ts';
import { describeField } from '../corpus.ts';

/** A definition in a checkout of the platform's repository of integrations. */
export interface Definition {
  /** The name of its folder, and of its file in the corpus. */
  readonly name: string;
  readonly open: (overlay?: Overlay) => Promise<Document>;
}

/** Names the checkout, if there is one: the definitions are neither in the corpus nor in this repository. */
const variable = 'HUBLINT_PLATFORM_REPO';
export const checkout = process.env[variable] ?? '';

/** Registers tests of real definitions in TypeScript; without any, a single skipped test reports that. */
export function describeDefinitions(name: string, register: () => void): void {
  const isThere = existsSync(join(checkout, 'integrations')) && checkout !== '';
  if (isThere) describeField(name, register);
  else
    describe(name, () => test.skip(`skipped, as ${variable} names no checkout of the platform’s repository`, () => {}));
}

/** Returns every definition of the checkout. */
export const definitions = (): readonly Definition[] =>
  readdirSync(join(checkout, 'integrations'))
    .sort()
    .map((name) => ({ name, file: `integrations/${name}/integration.definition.ts` }))
    .filter(({ file }) => existsSync(join(checkout, file)))
    .map(({ name, file }) => ({
      name,
      open: (overlay) => openModule(file, moduleHost({ path: join(checkout, file), cwd: checkout, overlay })),
    }));
