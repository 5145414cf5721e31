import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '../../src/document/document.ts';
import { openModule } from '../../src/document/module/open-module.ts';
import type { Overlay } from '../../src/engine/fix.ts';
import { moduleHost } from '../../src/host/files/module-host.ts';

/** A definition in a checkout of the platform's own integrations. */
export interface Definition {
  /** The name of its folder, which is that of its file in the corpus. */
  readonly name: string;
  /** Relative to the checkout. */
  readonly file: string;
  readonly open: (overlay?: Overlay) => Promise<Document>;
}

/** Names the checkout where there is one: the definitions are no part of the corpus, nor of this repository. */
const variable = 'HUBLINT_PLATFORM_REPO';

export const noCheckout = `Definitions in TypeScript are left out: ${variable} names no checkout of the platform’s repository`;

/** Every definition of the checkout; undefined where there is no checkout. */
export function definitionsAtHand(): readonly Definition[] | undefined {
  const checkout = process.env[variable];
  if (checkout === undefined || !existsSync(join(checkout, 'integrations'))) return undefined;
  return readdirSync(join(checkout, 'integrations'))
    .sort()
    .map((name) => ({ name, file: `integrations/${name}/integration.definition.ts` }))
    .filter(({ file }) => existsSync(join(checkout, file)))
    .map(({ name, file }) => ({
      name,
      file,
      open: (overlay) => openModule(file, moduleHost(join(checkout, file), checkout, overlay)),
    }));
}
