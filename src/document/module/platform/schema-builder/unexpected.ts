import type { Caller, Origin, Value } from '../../value/value.ts';

/** Why what should be a schema cannot be read, where it is known and none. */
export const notASchema = 'this is not a schema';

const hints: Partial<Record<Value['kind'], string>> = {
  object: 'an object: write it as `z.object({ … })`',
  array: 'an array: write it as `z.array(…)` of one schema',
  function: 'a function; should it be called?',
  regexp: 'a regular expression: write it as `z.string().regex(…)`',
};

/** What a value is, and what to write instead of it. */
function found(value: Value): string {
  if (value.kind !== 'literal') return hints[value.kind] ?? 'something else';
  return value.value === null ? '`null`' : `a ${typeof value.value}`;
}

/**
 * Takes note of a value that stands where a schema is expected, and is none. What is not known may be one; where there is
 * nothing, somebody else says so.
 */
export function expectSchema(value: Value, caller: Caller): void {
  const isNothing = value.kind === 'literal' && value.value === undefined;
  if (value.kind === 'opaque' || value.kind === 'exotic' || value.kind === 'namespace' || isNothing) return;
  const message = `Expected a schema such as \`z.string()\` here, but this is ${found(value)}.`;
  caller.note({ id: 'value-unexpected', message, why: notASchema, at: value.origin });
}

/** Why the parts of a schema are not known, where what it is given is known and no list. */
export const notAList = 'this is not read as an array';

/** Takes note of a value that `name` is given in place of a list. */
export function expectList(value: Value | undefined, name: string, caller: Caller): void {
  if (value === undefined || value.kind === 'opaque' || value.kind === 'array' || value.kind === 'namespace') return;
  const call = name.endsWith(')') ? name.replace('…', '[…]') : `${name}([…])`;
  const message = `\`${name.replace(/\(.*/, '')}\` takes an array: \`${call}\`.`;
  caller.note({ id: 'value-unexpected', message, why: notAList, at: value.origin });
}

/** Why the parts of a schema are not known, where what it is given is known and no object. */
export const notAnObject = 'this is not read as an object';

/** Takes note of what an object's schema is given in place of its fields. */
export function expectObject(value: Value | undefined, origin: Origin, caller: Caller): void {
  if (value !== undefined && value.kind !== 'array' && value.kind !== 'function' && value.kind !== 'literal') return;
  const message = 'Expected the fields of an object here: `z.object({ … })`.';
  caller.note({ id: 'value-unexpected', message, why: notAnObject, at: value?.origin ?? origin });
}

/** Why a part of a schema is not known, where it is not given. */
export const noArgument = 'an argument is missing';

/** Takes note of a call that lacks the schema which it is about. */
export function expectArgument(value: Value | undefined, origin: Origin, caller: Caller): void {
  if (value !== undefined) return;
  const message = 'Expected a schema such as `z.string()` as an argument here, but there is none.';
  caller.note({ id: 'value-unexpected', message, why: noArgument, at: origin });
}
