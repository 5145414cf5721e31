import { type boundedClosest, didYouMean } from '../../data/closest.ts';
import { cut } from '../../data/cut.ts';
import { named } from '../../data/in-code.ts';
import { isObject, propertyOf } from '../../data/objects.ts';
import { type Path, partOf } from '../../data/path.ts';
import type { Document, Target } from '../../document/document.ts';
import type { DataDocument } from '../../document/open-data.ts';
import type { JsonSchema } from '../../rule/nodes.ts';
import type { Finding } from '../findings/finding.ts';
import type { DataPart } from './parts.ts';
import type { Payload } from './payload.ts';
import type { ValueFault } from './value-faults.ts';

/** A finding in data; `within` is the path of the schema keyword that demands it. */
export type DataFinding = Omit<Finding, 'severity'> & { readonly within?: Path };

/** The syntax errors of the data. */
export const textFindings = ({ faults }: DataDocument): readonly DataFinding[] =>
  faults.map(({ id, message, path, location, related = [] }) => ({
    rule: id.includes('/') ? id : `syntax/${id}`,
    messageId: id,
    message,
    at: { path, on: 'value' },
    placed: { location, related },
  }));

/** Checks that a fetched state is the state that it is checked against. */
export function* stateFindings(
  value: unknown,
  { state, type }: Payload,
  { data }: Pick<Document, 'data'>,
  { name: part, key, schema }: DataPart,
): Generator<DataFinding> {
  if (state === undefined) return;
  const declared = propertyOf(partOf(data, schema.slice(0, -1)), 'type');
  const its = { name: partOf(value, [...state, 'name']), type: partOf(value, [...state, 'type']) };
  const found = (property: 'name' | 'type', message: string): DataFinding => {
    const at: Target =
      its[property] === undefined ? { path: state, on: 'key' } : { path: [...state, property], on: 'value' };
    return { rule: 'data/other-state', messageId: property, message, at };
  };
  if (its.name !== undefined && its.name !== key) {
    yield found('name', `This state is named ${valueText(its.name)}, but is checked against ${valueText(part)}.`);
  }
  const is = its.type ?? type;
  if (is !== undefined && declared !== undefined && is !== declared) {
    yield found(
      'type',
      `This state has the type ${valueText(is)}, but ${valueText(part)} has the type ${valueText(declared)}.`,
    );
  }
}

interface Context {
  readonly schema: JsonSchema;
  readonly payload: Payload;
  readonly closest: ReturnType<typeof boundedClosest>;
}

/** Converts a fault against the schema into a finding in the data. */
export function faultFinding(fault: ValueFault, context: Context): DataFinding {
  const { schema, payload } = context;
  const { keyword, missing, unknown } = fault;
  const path = [...payload.path, ...fault.path];
  const isKey = missing !== undefined && path.length > 0;
  return {
    rule: 'data/invalid',
    messageId: missing === undefined ? keyword : `missing-${missing}`,
    message: messageOf(fault, context),
    at: unknown === undefined ? { path, on: isKey ? 'key' : 'value' } : { path: [...path, unknown], on: 'key' },
    within: keywordPathOf(schema, fault),
  };
}

function messageOf(
  { path, schema: place, demand, found, missing, unknown, keyword }: ValueFault,
  { schema, closest }: Context,
) {
  const name = nameOf(path);
  if (missing !== undefined) return `${name} is missing the required property ${valueText(missing)}.`;
  if (keyword === 'propertyNames') return `${name} may not have a property ${valueText(unknown)}.`;
  if (unknown !== undefined) {
    const known = propertyOf(partOf(schema, normalizedPath(schema, place).slice(0, -1)), 'properties');
    const meant = closest(unknown, Object.keys(isObject(known) ? known : {}));
    return `${name} has an unknown property ${valueText(unknown)}.${didYouMean(meant)}`;
  }
  if (found === undefined || (typeof found === 'object' && found !== null)) return `${name} ${demand}.`;
  // If the type is wrong, quotes are needed to distinguish a string from a number with the same digits.
  return `${name} ${demand}; it is ${valueText(keyword === 'type' ? JSON.stringify(found) : found)}.`;
}

/** The path of the violated keyword; for a missing property, of its name in `required`. */
function keywordPathOf(schema: JsonSchema, { schema: path, missing }: ValueFault): Path {
  const place = normalizedPath(schema, path);
  const list = missing === undefined ? undefined : partOf(schema, place);
  const index = Array.isArray(list) ? list.indexOf(missing) : -1;
  return index < 0 ? place : [...place, index];
}

/** The name of a value in messages: `items[0].amount`. */
function nameOf(path: Path): string {
  const name = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return name === '' ? 'The data' : valueText(name.replace(/^\./, ''), 120);
}

/** A value in a message, truncated if it is long; a string without quotes. */
function valueText(value: unknown, maxLength = 64): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return named(cut(text, maxLength));
}

/** The path in a schema, with array indices as numbers. */
function normalizedPath(schema: JsonSchema, path: Path): Path {
  const place: (string | number)[] = [];
  for (const step of path) place.push(Array.isArray(partOf(schema, place)) ? Number(step) : step);
  return place;
}
