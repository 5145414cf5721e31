import { isUndefined } from '../../value/make.ts';
import { misspelt, surelyMisspelt } from '../../value/misspelt.ts';
import type { Caller, Mistake, Origin, Value } from '../../value/value.ts';

/** Why what should be a schema cannot be read, where it is known and none. */
export const notASchema = 'this is not a schema';

const hints: Partial<Record<Value['kind'], string>> = {
  object: 'an object: write it as `z.object({ … })`',
  array: 'an array: write it as `z.array(…)` of one schema',
  namespace: 'a namespace: name one of its members',
  function: 'a function: call it, if it returns one',
  regexp: 'a regular expression: write it as `z.string().regex(…)`',
};

/** What a value is, and what to write instead of it. */
function found(value: Value): string {
  if (value.kind === 'namespace' && value.isBuilder) return 'this is the schema builder: call one of its functions';
  if (value.kind !== 'literal') return `this is ${hints[value.kind] ?? 'something else'}`;
  if (value.asked !== undefined) return `there is no \`${value.asked.name}\``;
  return value.value === null || value.value === undefined
    ? `this is \`${value.value}\``
    : `this is a ${typeof value.value}`;
}

/** Whether it is something that has more members than are known. */
const isOpen = (value: Value): boolean => value.kind === 'namespace' && !value.isBuilder && value.names() === undefined;

/** Takes note of a value that stands where a schema is expected, and is none. What is not known may be one. */
export function expectSchema(value: Value, caller: Caller): void {
  if (value.kind === 'opaque' || value.kind === 'exotic' || isOpen(value)) return;
  caller.note({ ...(noneHere(value, caller) ?? instead('a schema such as `z.string()`', value)), why: notASchema });
}

/** Why a part of a definition is not known that nothing stands for. */
const nothingHere = 'there is nothing here';

/** Takes note of an action, a state or the like that is `undefined`. Returns why nothing of it is known. */
export function expectPart(value: Value, caller: Caller): string {
  caller.note({ ...(noneHere(value, caller) ?? instead('an object', value)), why: nothingHere });
  return nothingHere;
}

const instead = (expected: string, value: Value): Mistake => ({
  id: 'value-unexpected',
  message: `Expected ${expected} here, but ${found(value)}.`,
  at: value.origin,
});

/** What is wrong with a value that is missing, as far as more can be said than that. */
function noneHere(value: Value, caller: Caller): Mistake | undefined {
  const absence = value.kind === 'literal' ? value.absence : undefined;
  if (absence === undefined) return misspelt(value, caller);
  return { id: 'member-missing', message: absence, at: value.origin };
}

/** The same where there need not be any. Returns whether there is none. */
export function expectSchemaIfAny(value: Value, caller: Caller): boolean {
  if (!isUndefined(value)) {
    expectSchema(value, caller);
    return false;
  }
  const mistake = surelyMisspelt(value, caller);
  if (mistake !== undefined) caller.note({ ...mistake, why: notASchema });
  return mistake === undefined;
}

/** Why the parts of a schema are not known, where what it is given is known and no list. */
export const notAList = 'this is not read as an array';

/** Takes note of a value that `name` is given in place of a list, or that it is given none; `origin` is the call. */
export function expectList(value: Value | undefined, name: string, origin: Origin, caller: Caller): void {
  if (value?.kind === 'opaque' || value?.kind === 'array' || value?.kind === 'namespace') return;
  const call = name.endsWith(')') ? name.replace('…', '[…]') : `${name}([…])`;
  const message = `\`${name.replace(/\(.*/, '')}\` takes an array: \`${call}\`.`;
  const why = value === undefined ? noArgument : notAList;
  // What is made elsewhere may be right there, and is wrong here.
  const isWrittenHere =
    value?.origin.file === origin.file && origin.start < value.origin.start && value.origin.end < origin.end;
  caller.note({ id: 'value-unexpected', message, why, at: isWrittenHere ? value.origin : origin });
}

/** Why the parts of a schema are not known, where what it is given is known and no object. */
export const notAnObject = 'this is not read as an object';

/** Why a part of a schema is not known, where it is not given. */
export const noArgument = 'an argument is missing';

/** Why a pattern is not known, where what it is given is known and none. */
export const notAPattern = 'this is not a regular expression';

/** Takes note of a call that lacks the schema which it is about. */
export function expectArgument(value: Value | undefined, origin: Origin, caller: Caller): void {
  if (value !== undefined) return;
  const message = 'Expected a schema such as `z.string()` as an argument here, but there is none.';
  caller.note({ id: 'value-unexpected', message, why: noArgument, at: origin });
}

/** Why a length is not known, where what it is given is known and none. */
export const notANumber = 'this is not a number';

/** Takes note of a length that comes to no number, which publishing refuses; `name` is the method's. */
export function expectLength(value: Value | undefined, name: string, origin: Origin, caller: Caller): void {
  const isOther =
    value?.kind === 'exotic' || value?.kind === 'object' || value?.kind === 'array' || value?.kind === 'function';
  if (value !== undefined && !isOther && !(value.kind === 'literal' && Number.isNaN(Number(value.value)))) return;
  const why = value === undefined ? noArgument : notANumber;
  const message = `Expected a number here, as in \`.${name}(1)\`.`;
  caller.note({ id: 'value-unexpected', message, why, at: value?.origin ?? origin });
}

/** Why a text is not known, where what it is given is known and none. */
const notAText = 'this is not a string';

/** Takes note of a check that is given no text to look for, which publishing fails at; `name` is the method's. */
export function expectText(value: Value | undefined, name: string, origin: Origin, caller: Caller): void {
  if (value !== undefined && (value.kind !== 'literal' || typeof value.value === 'string')) return;
  const why = value === undefined ? noArgument : notAText;
  const message = `Expected a string here, as in \`.${name}('…')\`.`;
  caller.note({ id: 'value-unexpected', message, why, at: value?.origin ?? origin });
}

/** Takes note of what a pattern is given in place of a regular expression. */
export function expectPattern(value: Value | undefined, origin: Origin, caller: Caller): void {
  if (value?.kind === 'opaque' || value?.kind === 'regexp' || value?.kind === 'exotic') return;
  const message = 'Expected a regular expression here, such as `.regex(/^[a-z]+$/)`.';
  const why = value === undefined ? noArgument : notAPattern;
  caller.note({ id: 'value-unexpected', message, why, at: value?.origin ?? origin });
}
