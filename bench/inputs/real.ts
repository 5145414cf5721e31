import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Real integrations may be in a folder beside the project; they are not part of it. */
const shared = fileURLToPath(new URL('../../../shared/corpus/definition', import.meta.url));

export const sharedManifests = existsSync(shared) ? shared : undefined;

/** An integration with a definition in TypeScript. */
export interface RealDefinition {
  readonly folder: string;
  readonly name: string;
  /** Size of the definition file, in bytes. */
  readonly size: number;
  readonly isScripted: boolean;
}

export const definitionFile = 'integration.definition.ts';

/** Returns the definitions in the subfolders of a folder, the smallest first. */
export function definitionsIn(folder: string): readonly RealDefinition[] {
  const found = readdirSync(folder)
    .map((name) => ({ name, folder: join(folder, name) }))
    .filter((one) => existsSync(join(one.folder, definitionFile)))
    .map((one) => ({
      ...one,
      size: statSync(join(one.folder, definitionFile)).size,
      isScripted: readdirSync(one.folder).some((name) => name.endsWith('.vrl')),
    }));
  if (found.length === 0) throw new Error(`No folder in ${folder} has an ${definitionFile}.`);
  return found.sort((a, b) => a.size - b.size);
}

/** Returns real manifests as text, by name. */
export const manifestsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
