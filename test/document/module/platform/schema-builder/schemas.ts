import { Graph } from '../../../../../src/document/module/modules/graph.ts';
import { toJsonSchema } from '../../../../../src/document/module/platform/schema-builder/json-schema/to-json-schema.ts';
import { repackage } from '../../../../../src/document/module/platform/schema-builder/repackage/repackage.ts';
import { sdkHost } from '../../../../../src/document/module/platform/sdk/host.ts';
import { platformPackages } from '../../../../../src/document/module/platform/sdk/packages.ts';
import { versionFrom } from '../../../../../src/document/module/platform/sdk/version/version.ts';
import { loadParser } from '../../../../../src/document/module/syntax/parser.ts';
import { materialize } from '../../../../../src/document/module/value/materialize.ts';
import type { Origin, Value, ValueEntry } from '../../../../../src/document/module/value/value.ts';
import { entry, memoryHost } from '../../memory.ts';

export interface Setting {
  /** Statements before the expression. */
  readonly before?: string;
  readonly legacy?: boolean;
  /** The expression for `toJSONSchemaOptions`. */
  readonly options?: string;
  /** The expression for `ui`. */
  readonly ui?: string;
  /** The version of the SDK. */
  readonly sdk?: string;
  /** Whether the schema comes from an interface, and the converter of that interface. */
  readonly repackaged?: 'current' | 'legacy';
}

/** The JSON Schema of a builder expression. */
export interface Converted {
  readonly data: unknown;
  /** The paths that are unknown, and the reasons. */
  readonly unknowns: Readonly<Record<string, string>>;
  /** Returns the source text of a value, or of a property key. */
  readonly text: (path: string, on?: 'key' | 'value') => string;
}

const nowhere: Origin = { file: entry, start: 0, end: 0 };
const parser = await loadParser();

export function convert(expression: string, setting: Setting = {}): Converted {
  const { before = '', legacy = false, options = 'undefined', ui = 'undefined', sdk = '7.2.2' } = setting;
  const source = [
    "import { z } from '@botpress/sdk'",
    before,
    `export const schema = ${expression}`,
    `export const options = ${options}`,
    `export const ui = ${ui}`,
  ].join('\n');
  const manifest = JSON.stringify({ dependencies: { '@botpress/sdk': sdk } });
  const files = memoryHost({ [entry]: source, 'package.json': manifest });
  const version = versionFrom(sdk);
  const graph = new Graph(parser, files, (caller) => platformPackages(sdkHost(version, caller)));
  const host = sdkHost(version, graph);
  const exported = (name: string) => graph.exported(entry, name, nowhere);
  const carried = setting.repackaged && { legacy: setting.repackaged === 'legacy' };
  const schema = carried ? repackage(exported('schema'), host, carried) : exported('schema');
  const toJSONSchemaOptions = exported('options');
  const root = toJsonSchema(schema, host, { legacy, toJSONSchemaOptions, ui: exported('ui') });
  return { ...plain(root), text: (path, on = 'value') => textOf(root, path, on, source) };
}

function plain(root: Value): Pick<Converted, 'data' | 'unknowns'> {
  const wrapper: Value = { kind: 'object', entries: new Map([['it', { key: nowhere, value: root }]]), origin: nowhere };
  const { data, unknowns } = materialize(wrapper);
  const found = unknowns.map(({ path, extent, why }) => [`${path.slice(1).join('/')} ${extent}`, why]);
  return { data: data.it, unknowns: Object.fromEntries(found) };
}

function textOf(root: Value, path: string, on: 'key' | 'value', source: string): string {
  let at: Origin = root.origin;
  let value: Value | undefined = root;
  for (const step of path === '' ? [] : path.split('/')) {
    const found: ValueEntry | undefined = value?.kind === 'object' ? value.entries.get(step) : undefined;
    value = value?.kind === 'array' ? value.items[Number(step)] : found?.value;
    if (value === undefined) throw new Error(`there is no \`${path}\``);
    at = on === 'key' && found !== undefined ? found.key : value.origin;
  }
  return source.slice(at.start, at.end);
}
