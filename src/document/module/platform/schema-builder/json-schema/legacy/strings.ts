import { list, literal, numberOf, opaque, stringOf, structure, whyOf } from '../../../../value/make.ts';
import type { Origin, Value, ValueEntry } from '../../../../value/value.ts';
import { holds } from '../../../sdk/version/facts-by-version.ts';
import { fieldOf } from '../../fields.ts';
import { whollyEscaped } from '../../formats.ts';
import { checksOf, type SchemaCheck, type SchemaNode } from '../../schema.ts';
import { notANumber } from '../../unexpected.ts';
import { limitOf, sources, textSources } from '../checks.ts';
import type { JsonSchemaEntries } from '../draft.ts';

const formats: Readonly<Record<string, string>> = { email: 'email', url: 'uri', uuid: 'uuid', datetime: 'date-time' };
type Patterns = Readonly<Record<string, (check: SchemaCheck) => Value>>;
const patterns: Patterns = sources;
const earlyPatterns: Patterns = { ...sources, ...textSources(whollyEscaped) };

type Tighter = (a: number, b: number) => boolean;
const minimum: readonly [string, Tighter] = ['minLength', (a, b) => a > b];
const maximum: readonly [string, Tighter] = ['maxLength', (a, b) => a < b];
const limits: Readonly<Record<string, readonly (readonly [string, Tighter])[]>> = {
  min: [minimum],
  max: [maximum],
  length: [minimum, maximum],
};

/** Adds the keywords for the checks of a string: the tightest of several limits; several formats or patterns side by side. */
export function withStringChecks(entries: Map<string, ValueEntry>, node: SchemaNode): JsonSchemaEntries {
  const { origin, host } = node;
  const checks = checksOf(node);
  for (const check of checks) {
    for (const [keyword, tighter] of limits[check.kind] ?? []) {
      entries.set(keyword, tightest(entries.get(keyword), { key: check.key, value: limitOf(check) }, tighter));
    }
  }
  const unclear = place(entries, 'format', 'anyOf', checks.flatMap(formatsOf), origin);
  if (unclear !== undefined) return unclear;
  const found = patternsOf(checks, holds('texts-wholly-escaped', host.sdk) ? earlyPatterns : patterns);
  return place(entries, 'pattern', 'allOf', found, origin) ?? { entries };
}

function tightest(before: ValueEntry | undefined, next: ValueEntry, tighter: Tighter): ValueEntry {
  if (before === undefined) return next;
  const [a, b] = [numberOf(before.value), numberOf(next.value)];
  if (a !== undefined && b !== undefined) return tighter(b, a) ? next : before;
  const unknown = a === undefined ? before.value : next.value;
  return { key: next.key, value: opaque(whyOf(unknown, notANumber), unknown.origin) };
}

function formatsOf(check: SchemaCheck): readonly ValueEntry[] {
  const { key, origin } = check;
  const entry = (format: string): ValueEntry => ({ key, value: literal(format, origin) });
  const format = formats[check.kind];
  if (format !== undefined) return [entry(format)];
  if (check.kind !== 'ip') return [];
  const version = fieldOf(check.args[0], 'version', check.origin);
  if (version.kind === 'opaque') return [{ key, value: version }];
  const only = stringOf(version);
  return [...(only === 'v6' ? [] : [entry('ipv4')]), ...(only === 'v4' ? [] : [entry('ipv6')])];
}

function patternsOf(checks: readonly SchemaCheck[], known: Patterns): readonly ValueEntry[] {
  let found: readonly ValueEntry[] = [];
  for (const check of checks) {
    const pattern = known[check.kind];
    if (pattern === undefined) continue;
    const entry: ValueEntry = { key: check.key, value: pattern(check) };
    // An empty pattern is replaced by the next one.
    found = found.length === 1 && stringOf(found[0]?.value) === '' ? [entry] : [...found, entry];
  }
  return found;
}

/** A single value is set under its keyword, several in a list of schemas. Their number must be known. */
function place(
  entries: Map<string, ValueEntry>,
  keyword: string,
  several: string,
  found: readonly ValueEntry[],
  origin: Origin,
) {
  const [first, ...others] = found;
  if (first === undefined) return undefined;
  const unclear = found.map(({ value }) => value).find((value) => value.kind === 'opaque');
  if (unclear !== undefined && (others.length > 0 || keyword === 'format')) {
    return opaque(whyOf(unclear, 'this check is not known'), origin);
  }
  if (others.length === 0) entries.set(keyword, first);
  else {
    const schemas = found.map((entry) => structure(new Map([[keyword, entry]]), entry.value.origin));
    entries.set(several, { key: first.key, value: list(schemas, origin) });
  }
  return undefined;
}
