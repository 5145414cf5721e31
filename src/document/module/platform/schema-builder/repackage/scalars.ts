import { literal, numberOf, opaque, stringOf, structure, truthOf, whyOf } from '../../../value/make.ts';
import type { Structure, Value, ValueEntry } from '../../../value/value.ts';
import { build } from '../build.ts';
import { fieldsOf, noParts } from '../fields.ts';
import { uiKey } from '../metadata.ts';
import type { SchemaCheck } from '../schema.ts';
import type { InnerSchemaReader } from './inside.ts';
import { keywordOf, valueAt } from './keywords.ts';

const checkOf = (kind: string, { key, value }: ValueEntry, args: readonly Value[] = [value]): SchemaCheck => ({
  kind,
  args,
  key,
  origin: value.origin,
});

const checksOf = (schema: Structure, kinds: Readonly<Record<string, string>>): readonly SchemaCheck[] =>
  Object.entries(kinds).flatMap(([keyword, kind]) => {
    const entry = keywordOf(schema, keyword);
    return entry === undefined ? [] : [checkOf(kind, entry)];
  });

export const lengthChecks = (schema: Structure): readonly SchemaCheck[] =>
  checksOf(schema, { minItems: 'min', maxItems: 'max' });

const formats: Readonly<Record<string, string>> = { email: 'email', uri: 'url', uuid: 'uuid', 'date-time': 'datetime' };
const versions: Readonly<Record<string, string>> = { ipv4: 'v4', ipv6: 'v6' };

function formatChecks(entry: ValueEntry | undefined): readonly SchemaCheck[] {
  const format = stringOf(entry?.value);
  if (entry === undefined || format === undefined) return [];
  const { origin } = entry.value;
  const version = versions[format];
  if (version !== undefined) {
    const options = structure(new Map([['version', { key: origin, value: literal(version, origin) }]]), origin);
    return [checkOf('ip', entry, [options])];
  }
  const kind = formats[format];
  return kind === undefined ? [] : [checkOf(kind, entry, [])];
}

/** Writing and reading a regular expression escapes its slashes. */
function patternOf(value: Value): Value {
  const source = stringOf(value);
  if (source === undefined) return opaque(whyOf(value, 'this pattern is not known'), value.origin);
  try {
    return { kind: 'regexp', source: new RegExp(source).source, flags: '', origin: value.origin };
  } catch {
    return opaque('this pattern is not a regular expression', value.origin);
  }
}

export function readString(schema: Structure, { host }: InnerSchemaReader): Value {
  const { origin } = schema;
  const format = keywordOf(schema, 'format');
  if (format?.value.kind === 'opaque') return opaque(format.value.why, origin);
  const coerce = fieldsOf(valueAt(schema, uiKey)).entries.get('coerce');
  if (stringOf(format?.value) === 'date-time' && coerce !== undefined && truthOf(coerce.value) !== false) {
    return build(host, { kind: 'date', checks: [] }, noParts, origin);
  }
  const pattern = keywordOf(schema, 'pattern');
  const matching = pattern ? [checkOf('regex', pattern, [patternOf(pattern.value)])] : [];
  const lengths = checksOf(schema, { minLength: 'min', maxLength: 'max' });
  return build(host, { kind: 'string', checks: [...formatChecks(format), ...matching, ...lengths] }, noParts, origin);
}

/** It is lost whether a limit is inclusive. */
const limitChecks = (schema: Structure): readonly SchemaCheck[] =>
  [['minimum', 'exclusiveMinimum'] as const, ['maximum', 'exclusiveMaximum'] as const].flatMap(
    ([inclusive, exclusive]) => {
      const limit = keywordOf(schema, inclusive) ?? keywordOf(schema, exclusive);
      return limit ? [checkOf(inclusive, limit)] : [];
    },
  );

export function readNumber(schema: Structure, { host }: InnerSchemaReader): Value {
  const type = keywordOf(schema, 'type');
  const isInteger = stringOf(type?.value) === 'integer' || stringOf(valueAt(schema, 'format')) === 'int64';
  const multiple = keywordOf(schema, 'multipleOf');
  const isWhole = numberOf(multiple?.value) === 1;
  const whole = type && (isInteger || isWhole) ? [checkOf('int', type, [])] : [];
  const steps = multiple && !isWhole ? [checkOf('multipleOf', multiple)] : [];
  return build(host, { kind: 'number', checks: [...whole, ...steps, ...limitChecks(schema)] }, noParts, schema.origin);
}
