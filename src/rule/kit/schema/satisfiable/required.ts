import { named } from '../../../../data/in-code.ts';
import { ownOf } from '../../../../data/objects.ts';
import type { JsonSchema } from '../../../nodes.ts';
import { isSchema } from '../../../schema/schemas-within.ts';
import { listsOf, refuses } from './values.ts';

/** More names are not looked at, nor longer lists of them. */
const most = 500;

/** What a schema requires and refuses itself: its place in `required`, and why. Another rule tells of what it does not define. */
export function refusedRequirement(schema: JsonSchema) {
  const { required, properties, propertyNames } = schema;
  if (!Array.isArray(required) || (properties ?? propertyNames) === undefined) return undefined;
  for (let at = 0; at < required.length && at < most; at += 1) {
    const name: unknown = required[at];
    if (typeof name !== 'string') continue;
    if (isSchema(properties) && takesNothing(ownOf(properties, name)))
      return { at, reason: `it requires ${named(name)}, for which it accepts nothing` };
    if (propertyNames !== undefined && refusesName(propertyNames, name))
      return { at, reason: `it requires ${named(name)}, a name that \`propertyNames\` excludes` };
  }
  return undefined;
}

/** One that requires the property itself and does not define it is at odds with itself: another rule tells of that. */
export function refusesProperty(schema: JsonSchema, name: string): boolean {
  const { required, properties, patternProperties, additionalProperties, propertyNames } = schema;
  if (propertyNames !== undefined && refusesName(propertyNames, name)) return true;
  const definition = isSchema(properties) ? ownOf(properties, name) : undefined;
  if (definition !== undefined) return takesNothing(definition);
  const isClosed = additionalProperties === false && patternProperties === undefined;
  return isClosed && !(Array.isArray(required) && required.includes(name));
}

function refusesName(names: unknown, name: string): boolean {
  if (takesNothing(names)) return true;
  const isPlain = isSchema(names) && names.$ref === undefined && listsOf(names).every(({ length }) => length <= most);
  return isPlain && refuses(names, name);
}

/** `false`, or what excludes everything: so a builder says `never`. Before 2019-09, what stands beside a reference is ignored. */
function takesNothing(schema: unknown): boolean {
  if (!isSchema(schema)) return schema === false;
  const { not, $ref } = schema;
  return not !== undefined && $ref === undefined && (not === true || (isSchema(not) && Object.keys(not).length === 0));
}
