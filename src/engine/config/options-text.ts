import { listed } from '../../data/listed.ts';
import { isObject } from '../../data/objects.ts';
import { partOf } from '../../data/path.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import type { Rule } from '../../rule/rule.ts';
import { withDefaults } from './defaults.ts';
import { optionsSchema } from './options.ts';

/** The part of JSON Schema that describes options. */
interface OptionSchema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: OptionSchema;
  readonly properties?: Readonly<Record<string, OptionSchema>>;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly description?: string;
}

/**
 * A rule's options as Markdown: their types, descriptions and defaults, the presets that set them, and an example; undefined if
 * there are none.
 */
export function optionsText(rule: Rule): string | undefined {
  const options = Object.entries(optionSchemasOf(rule));
  if (options.length === 0) return undefined;
  const defaults = defaultsOf(rule);
  const lines = options.map(([name, schema]) => {
    const value = partOf(defaults, [name]);
    const parts = [`${typeText(schema)}.`, schema.description, value !== undefined && `Default: ${code(value)}.`];
    return `- \`${name}\`: ${parts.filter(Boolean).join(' ')}`;
  });
  const [severity, given] = exampleSetting(rule);
  const setting = spaced([severity, given]);
  const example = `{\n  "rules": {\n    ${JSON.stringify(rule.id)}: ${setting}\n  }\n}`;
  const parts = [
    '## Options',
    lines.join('\n'),
    presetsText(rule),
    'In a configuration:',
    `\`\`\`json\n${example}\n\`\`\``,
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** Returns which options the presets set, grouped by their values; empty if they leave the defaults. */
function presetsText({ presets }: Rule): string {
  const byOptions = new Map<string, string[]>();
  for (const [name, entry] of Object.entries(presets)) {
    if (typeof entry === 'string') continue;
    const options = code(entry[1]);
    byOptions.set(options, [...(byOptions.get(options) ?? []), `\`${name}\``]);
  }
  const groups = [...byOptions].map(([options, names]) => `${options} in ${listed(names, 'and')}`);
  return groups.length === 0 ? '' : `Set by presets: ${groups.join('; ')}.`;
}

/** An example setting that differs from the defaults if possible. */
function exampleSetting(rule: Rule): readonly [string, Readonly<Record<string, unknown>>] {
  const [entry = 'warn'] = [rule.presets.recommended, ...Object.values(rule.presets)].filter(Boolean);
  const [[name, schema] = ['', {}]] = Object.entries(optionSchemasOf(rule));
  const value = differentFrom(partOf(defaultsOf(rule), [name]), schema);
  return [typeof entry === 'string' ? entry : entry[0], value === undefined ? {} : { [name]: value }];
}

const optionSchemasOf = ({ options }: Rule): Readonly<Record<string, OptionSchema>> => {
  // In JSON Schema, a property that takes any value may be `true`.
  const { properties = {} } = (options === undefined ? {} : optionsSchema(options)) as JsonSchema & OptionSchema;
  return properties;
};

function differentFrom(value: unknown, schema: OptionSchema): unknown {
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.slice(0, 2);
  return schema.enum?.find((word) => word !== value) ?? value;
}

/** The default options; undefined if a plugin's rule has an option without a default. */
function defaultsOf({ options }: Rule): unknown {
  if (options === undefined) return undefined;
  if (!('safeParse' in options)) return withDefaults(options, {});
  const parsed = options.safeParse({});
  return parsed.success ? parsed.data : undefined;
}

const code = (value: unknown): string => `\`${spaced(value)}\``;

/** Formats a value as JSON on one line, with spaces where it may be broken. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${spaced(part)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** The allowed values of an option, as the start of a sentence. */
function typeText(schema: OptionSchema): string {
  const { type, enum: words, items, properties = {} } = schema;
  if (words) return listed(words.map(code), 'or');
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'number' || type === 'integer')
    return `${type === 'number' ? 'A number' : 'A whole number'}${rangeText(schema)}`;
  if (type === 'string') return 'A string';
  if (type === 'array') return items?.type === 'string' && !items.enum ? 'A list of strings' : 'A list';
  const kinds = [...new Set(Object.values(properties).map(typeText))];
  const names = Object.keys(properties).map((name) => `\`${name}\``);
  if (names.length === 0) return type === 'object' ? 'An object' : 'A value';
  return `An object with ${listed(names, 'and')}${kinds.length === 1 ? `, each ${kinds[0]}` : ''}`;
}

function rangeText({ minimum, exclusiveMinimum, maximum }: OptionSchema): string {
  const above = exclusiveMinimum === undefined ? '' : ` above ${exclusiveMinimum}`;
  const lower = minimum === undefined ? above : ` from ${minimum}`;
  const upper = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : ` to ${maximum}`;
  return `${lower}${upper}`;
}
