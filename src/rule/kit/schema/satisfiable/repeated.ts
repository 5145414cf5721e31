import { annotations } from '../../../schema/annotations.ts';
import { isSchema } from '../../../schema/schemas-within.ts';
import { typesOf } from './values.ts';

const annotationKeywords: readonly string[] = [...annotations, 'x-zui'];

/** Returns the constraints of a schema as a string, without annotations. */
const constraintsKey = (schema: unknown): string =>
  JSON.stringify(
    isSchema(schema) ? Object.entries(schema).filter(([keyword]) => !annotationKeywords.includes(keyword)) : schema,
  );

/** Returns why a `oneOf` with equivalent schemas refuses every value, or all values of a type. */
export function repetitionIn(branches: readonly unknown[]) {
  const keys = branches.map(constraintsKey);
  const isRepeated = (_: unknown, at: number) => keys.lastIndexOf(keys[at] ?? '') !== keys.indexOf(keys[at] ?? '');
  const first = branches.find(isRepeated);
  if (first === undefined) return undefined;
  const reason = 'schemas in `oneOf` accept the same, and a value must match exactly one';
  const others = branches.filter((branch, at) => !isRepeated(branch, at));
  if (others.length === 0) return { reason };
  const types = [...((isSchema(first) && typesOf(first)) || [])];
  const [only, also] = types.filter((type) => type !== 'integer' || !types.includes('number'));
  const isOther = (branch: unknown) => {
    const branchTypes = isSchema(branch) ? typesOf(branch) : undefined;
    return branchTypes !== undefined && !types.some((type) => branchTypes.has(type));
  };
  return only !== undefined && also === undefined && others.every(isOther) ? { reason, only } : undefined;
}
