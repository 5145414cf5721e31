import { named } from '../../../../data/in-code.ts';
import { ownOf } from '../../../../data/objects.ts';
import type { JsonSchema } from '../../../nodes.ts';
import { isSchema } from '../../../schema/schemas-within.ts';
import { listsOf, refuses } from './values.ts';

/** Limit on the names that are checked, and on the length of their lists. */
const maxNames = 500;

/**
 * Finds a property that a schema both requires and refuses: its index in `required`, and the reason. Undeclared properties of
 * a closed object are reported by another rule.
 */
export function refusedRequirement(schema: JsonSchema) {
  const { required, properties, propertyNames } = schema;
  if (!Array.isArray(required) || (properties ?? propertyNames) === undefined) return undefined;
  for (let at = 0; at < required.length && at < maxNames; at += 1) {
    const name: unknown = required[at];
    if (typeof name !== 'string') continue;
    if (isSchema(properties) && acceptsNothing(ownOf(properties, name)))
      return { at, reason: `it requires ${named(name)}, for which it accepts nothing` };
    if (propertyNames !== undefined && refusesName(propertyNames, name))
      return { at, reason: `it requires ${named(name)}, a name that \`propertyNames\` excludes` };
  }
  return undefined;
}

/**
 * Whether a schema refuses a property. A schema that also requires the property without declaring it contradicts itself:
 * another rule reports that.
 */
export function refusesProperty(schema: JsonSchema, name: string): boolean {
  const { required, properties, patternProperties, additionalProperties, propertyNames } = schema;
  if (propertyNames !== undefined && refusesName(propertyNames, name)) return true;
  const definition = isSchema(properties) ? ownOf(properties, name) : undefined;
  if (definition !== undefined) return acceptsNothing(definition);
  const isClosed = additionalProperties === false && patternProperties === undefined;
  return isClosed && !(Array.isArray(required) && required.includes(name));
}

function refusesName(names: unknown, name: string): boolean {
  if (acceptsNothing(names)) return true;
  const isPlain =
    isSchema(names) && names.$ref === undefined && listsOf(names).every(({ length }) => length <= maxNames);
  return isPlain && refuses(names, name);
}

/**
 * Whether a schema is `false`, or excludes everything with `not`, as a builder writes `never`. Before 2019-09, keywords
 * beside a reference are ignored.
 */
function acceptsNothing(schema: unknown): boolean {
  if (!isSchema(schema)) return schema === false;
  const { not, $ref } = schema;
  return not !== undefined && $ref === undefined && (not === true || (isSchema(not) && Object.keys(not).length === 0));
}
