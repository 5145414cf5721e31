import { bounds } from '../../../document/bounds.ts';
import type { LoadedManifest, RunRequest } from '../protocol.ts';
import { evaluate } from './evaluate.ts';
import { FailedError } from './failure.ts';
import { withInterfaces } from './interfaces.ts';
import { manifestOf } from './manifest.ts';
import { memberOf } from './part.ts';
import { converterOf, SchemaConverter } from './schemas.ts';
import { sdkOf } from './sdk.ts';

/** Runs a definition module, and converts its definition to what the platform's CLI would send. */
export async function run(request: RunRequest): Promise<LoadedManifest> {
  const definition = definitionOf(await evaluate(request), request.path);
  const sdk = sdkOf(request.path);
  const mismatch = mismatchOf(definition, sdk);
  if (mismatch !== undefined) {
    const message = `The module ${mismatch}; expected a \`new IntegrationDefinition({ … })\`.`;
    throw new FailedError({ id: 'no-definition', message });
  }
  const advanced = memberOf(definition, '__advanced');
  const legacy = request.legacy || Boolean(memberOf(advanced, 'useLegacyZuiTransformer'));
  const converter = new SchemaConverter(await converterOf(sdk, legacy, memberOf(advanced, 'toJSONSchemaOptions')));
  const manifest = JSON.stringify(manifestOf(withInterfaces(definition, sdk), converter.convert));
  if (manifest.length <= bounds.length) return { manifest, unknowns: converter.unknowns };
  const message = `What the module exports is larger than ${bounds.length / 1e6} MB.`;
  throw new FailedError({ id: 'too-large', message });
}

/** Returns the default export; in a CommonJS module in JavaScript, `module.exports` may be the definition itself. */
function definitionOf(exported: unknown, path: string): unknown {
  if (typeof exported === 'object' && exported !== null && 'default' in exported) return exported.default;
  return !/\.c?js$/.test(path) || isPlain(exported) ? undefined : exported;
}

function mismatchOf(definition: unknown, sdk: unknown): string | undefined {
  if (definition === undefined) return 'has no default export';
  const kind = kindOf(definition, sdk);
  if (kind === 'IntegrationDefinition') return undefined;
  if (kind !== undefined) return `has \`${kind}\` as its default export`;
  return typeof definition !== 'object' || isPlain(definition) ? 'has something else as its default export' : undefined;
}

/** Returns the name of the SDK's definition class that it is an instance of; undefined for none, or another copy of the SDK. */
const kindOf = (definition: unknown, sdk: unknown): string | undefined =>
  Object.entries(sdk ?? {}).find(
    ([name, value]) => name.endsWith('Definition') && typeof value === 'function' && definition instanceof value,
  )?.[0];

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
