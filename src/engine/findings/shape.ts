import { isContainer, isObject } from '../../data/objects.ts';
import type { Target } from '../../document/document.ts';
import type { Change } from '../../rule/compare.ts';
import type { Problem, Rule } from '../../rule/rule.ts';
import { bySeverity } from '../severity.ts';

// A plugin written in JavaScript may yield anything, so the types have to be checked at run time.

/**
 * The text of a message.
 * @throws Error if the rule has no message with that id.
 */
export function textOf({ messages }: Rule, id: string): string {
  const text: unknown = messages[id];
  if (typeof text !== 'string') throw new Error(`it yields the message \`${id}\`, which it does not have.`);
  return text;
}

/** @throws Error for a problem that does not match its type; the message says what to write instead. */
export function checkProblem(problem: Problem): void {
  checkYielded(problem, '{ message: …, at: at() }');
  const { data, at, absent = [], meant, related = [], fix, ceiling } = problem;
  if (data === null || fix === null) throw new Error('its `data` or `fix` is `null`: leave it out.');
  checkPlace(at, 'at');
  for (const one of isList(absent) ? absent : [absent]) checkPlace(one, 'absent');
  if (meant !== undefined) checkPlace(meant, 'meant');
  if (ceiling !== undefined) checkOneOf(ceiling, bySeverity, 'ceiling');
  if (!isList(related)) throw new Error('its `related` is not a list: write `[{ at: at(…), message: … }]`.');
  for (const one of related) checkRelated(one);
  if (fix !== undefined) checkFix(fix);
}

const bumps = ['none', 'patch', 'minor', 'major'] as const satisfies readonly Change['bump'][];

/** @throws Error for a change between two versions that does not match its type. */
export function checkChange(change: Change): void {
  checkYielded(change, '{ message: …, at: at(), bump: … }');
  const { at, was, bump } = change;
  checkPlace(at, 'at');
  if (was !== undefined) checkPlace(was, 'was');
  checkOneOf(bump, bumps, 'bump');
}

/** @throws Error if a generator returns problems instead of yielding them: they would be lost. */
export function checkReturned(value: unknown): void {
  if (!isContainer(value) || (isList(value) && value.length === 0)) return;
  throw new Error('it returns its problems, which are lost: write `yield` for one problem, `yield*` for several.');
}

/** A rule may yield the value of a failed condition, as in `yield isWrong && { … }`. */
function checkYielded(yielded: unknown, expected: string): void {
  if (isObject(yielded)) return;
  const kind = yielded === null ? 'null' : typeof yielded;
  throw new Error(`it yields \`${kind}\`, which is not an object: write \`if (…) yield ${expected};\`.`);
}

function checkRelated(one: NonNullable<Problem['related']>[number] | null): void {
  if (typeof one?.message !== 'string') throw new Error('an item of `related` has no `message`, which is a string.');
  checkPlace(one.at, 'at');
}

function checkFix({ title, safety, patches }: NonNullable<Problem['fix']>): void {
  if (typeof title !== 'string') throw new Error('its `fix` has no `title`, which is a string.');
  checkOneOf(safety, ['safe', 'unsafe'], 'safety');
  if (!isList(patches)) throw new Error('its `fix` has no list of `patches`.');
  for (const patch of patches) {
    checkOneOf(patch.op, ['set', 'remove', 'rename'], 'op');
    if (!isPath(patch.path)) throw new Error("the `path` of its patch is not a path: write `at('title').path`.");
    if (patch.op === 'rename' && typeof patch.to !== 'string')
      throw new Error('its patch `rename` has no `to`, which is a string.');
  }
}

function checkPlace(place: Partial<Target> | null | undefined, name: string): void {
  if (!isPath(place?.path)) throw new Error(`its \`${name}\` is not a place: write \`at()\`, or \`at('title')\`.`);
}

function checkOneOf(value: string, values: readonly string[], name: string): void {
  if (values.includes(value)) return;
  throw new Error(`its \`${name}\` is \`${value}\`: write ${values.map((one) => `\`${one}\``).join(' or ')}.`);
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isPath = (value: unknown): boolean =>
  isList(value) && value.every((step) => typeof step === 'string' || typeof step === 'number');
