import { isUndefined } from '../../value/make.ts';
import { misspelt, surelyMisspelt } from '../../value/misspelt.ts';
import type { Caller, Mistake, Origin, Value } from '../../value/value.ts';

/** The reason for an opaque value: it should be a schema, but is known to be something else. */
export const notASchema = 'this is not a schema';

const hints: Partial<Record<Value['kind'], string>> = {
  object: 'an object: write it as `z.object({ … })`',
  array: 'an array: write it as `z.array(…)` of one schema',
  namespace: 'a namespace: name one of its members',
  function: 'a function: call it, if it returns one',
  regexp: 'a regular expression: write it as `z.string().regex(…)`',
};

/** Describes a value, and what to write instead of it. */
function found(value: Value): string {
  if (value.kind === 'namespace' && value.isBuilder) return 'this is the schema builder: call one of its functions';
  if (value.kind !== 'literal') return `this is ${hints[value.kind] ?? 'something else'}`;
  if (value.asked !== undefined) return `there is no \`${value.asked.name}\``;
  return value.value === null || value.value === undefined
    ? `this is \`${value.value}\``
    : `this is a ${typeof value.value}`;
}

/** True if the value may have more members than are known. */
const isOpen = (value: Value): boolean => value.kind === 'namespace' && !value.isBuilder && value.names() === undefined;

/** Reports a value that is not a schema where one is expected. An unknown value may be one. */
export function expectSchema(value: Value, caller: Caller): void {
  if (value.kind === 'opaque' || value.kind === 'exotic' || isOpen(value)) return;
  caller.report({ ...(noneHere(value, caller) ?? instead('a schema such as `z.string()`', value)), why: notASchema });
}

/** The reason why a part of a definition is unknown: it has no value. */
const nothingHere = 'there is nothing here';

/** Reports an action, a state or the like that is `undefined`. Returns why it is unknown. */
export function expectPart(value: Value, caller: Caller): string {
  caller.report({ ...(noneHere(value, caller) ?? instead('an object', value)), why: nothingHere });
  return nothingHere;
}

const instead = (expected: string, value: Value): Mistake => ({
  id: 'value-unexpected',
  message: `Expected ${expected} here, but ${found(value)}.`,
  at: value.origin,
});

/** Returns a more specific mistake for a missing value, if there is one. */
function noneHere(value: Value, caller: Caller): Mistake | undefined {
  const absence = value.kind === 'literal' ? value.absence : undefined;
  if (absence === undefined) return misspelt(value, caller);
  return { id: 'member-missing', message: absence, at: value.origin };
}

/** Checks an optional schema in the same way. Returns whether it is absent. */
export function expectSchemaIfAny(value: Value, caller: Caller): boolean {
  if (!isUndefined(value)) {
    expectSchema(value, caller);
    return false;
  }
  const mistake = surelyMisspelt(value, caller);
  if (mistake !== undefined) caller.report({ ...mistake, why: notASchema });
  return mistake === undefined;
}

/** The reason why the parts of a schema are unknown: the argument is known, but not a list. */
export const notAList = 'this is not read as an array';

/** Reports a missing argument of `name`, or one that is not a list; `origin` is the call. */
export function expectList(value: Value | undefined, name: string, origin: Origin, caller: Caller): void {
  if (value?.kind === 'opaque' || value?.kind === 'array' || value?.kind === 'namespace') return;
  const call = name.endsWith(')') ? name.replace('…', '[…]') : `${name}([…])`;
  const message = `\`${name.replace(/\(.*/, '')}\` takes an array: \`${call}\`.`;
  const why = value === undefined ? noArgument : notAList;
  // A value that is created elsewhere may be correct there; the mistake is to use it here.
  const isWrittenHere =
    value?.origin.file === origin.file && origin.start < value.origin.start && value.origin.end < origin.end;
  caller.report({ id: 'value-unexpected', message, why, at: isWrittenHere ? value.origin : origin });
}

/** The reason why the parts of a schema are unknown: the argument is known, but not an object. */
export const notAnObject = 'this is not read as an object';

/** The reason why a part of a schema is unknown: the argument is missing. */
export const noArgument = 'an argument is missing';

/** The reason why a pattern is unknown: the argument is known, but not a pattern. */
export const notAPattern = 'this is not a regular expression';

/** Reports a call without its schema argument. */
export function expectArgument(value: Value | undefined, origin: Origin, caller: Caller): void {
  if (value !== undefined) return;
  const message = 'Expected a schema such as `z.string()` as an argument here, but there is none.';
  caller.report({ id: 'value-unexpected', message, why: noArgument, at: origin });
}

/** The reason why a length is unknown: the argument is known, but not a number. */
export const notANumber = 'this is not a number';

/** Reports a length that does not convert to a number, which publishing refuses; `name` is the method's. */
export function expectLength(value: Value | undefined, name: string, origin: Origin, caller: Caller): void {
  const isOther =
    value?.kind === 'exotic' || value?.kind === 'object' || value?.kind === 'array' || value?.kind === 'function';
  if (value !== undefined && !isOther && !(value.kind === 'literal' && Number.isNaN(Number(value.value)))) return;
  const why = value === undefined ? noArgument : notANumber;
  const message = `Expected a number here, as in \`.${name}(1)\`.`;
  caller.report({ id: 'value-unexpected', message, why, at: value?.origin ?? origin });
}

/** The reason why a text is unknown: the argument is known, but not a string. */
const notAText = 'this is not a string';

/** Reports a check without a text to search for, which publishing fails at; `name` is the method's. */
export function expectText(value: Value | undefined, name: string, origin: Origin, caller: Caller): void {
  if (value !== undefined && (value.kind !== 'literal' || typeof value.value === 'string')) return;
  const why = value === undefined ? noArgument : notAText;
  const message = `Expected a string here, as in \`.${name}('…')\`.`;
  caller.report({ id: 'value-unexpected', message, why, at: value?.origin ?? origin });
}

/** Reports an argument that is not a regular expression where a pattern is expected. */
export function expectPattern(value: Value | undefined, origin: Origin, caller: Caller): void {
  if (value?.kind === 'opaque' || value?.kind === 'regexp' || value?.kind === 'exotic') return;
  const message = 'Expected a regular expression here, such as `.regex(/^[a-z]+$/)`.';
  const why = value === undefined ? noArgument : notAPattern;
  caller.report({ id: 'value-unexpected', message, why, at: value?.origin ?? origin });
}
