import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Real integrations stand beside the project where they are at hand; they are no part of it. */
const shared = fileURLToPath(new URL('../../../shared/corpus/definition', import.meta.url));

export const sharedManifests = existsSync(shared) ? shared : undefined;

/** An integration whose definition is in TypeScript. */
export interface RealDefinition {
  readonly folder: string;
  readonly name: string;
  /** Of the definition's own file, in bytes. */
  readonly size: number;
  readonly isScripted: boolean;
}

export const definitionFile = 'integration.definition.ts';

/** The definitions in the folders of a folder, from the smallest to the largest. */
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

/** Real manifests as text, by name. */
export const manifestsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
