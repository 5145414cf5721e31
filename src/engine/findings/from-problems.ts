import type { Target } from '../../document/document.ts';
import type { Problem } from '../../rule/rule.ts';
import type { ActiveRule } from '../plan/plan.ts';
import { milder } from '../severity.ts';
import type { Finding } from './finding.ts';
import { fill } from './message.ts';
import type { omissionFilter } from './settled.ts';
import { checkProblem, checkReturned, textOf } from './shape.ts';

type IsSilent = ReturnType<typeof omissionFilter>;

/** The most problems that a rule may yield for one node: more come from an endless loop. */
const maxProblems = 100_000;

/** @throws Error if a visitor, which may be a plugin's, is not a generator. */
function checkProblems(problems: Partial<Iterable<Problem>> | undefined, noun: string): void {
  if (typeof problems?.[Symbol.iterator] === 'function') return;
  throw new Error(`its visitor does not return an iterable: write \`*${noun}(…)\`, and \`yield\` problems.`);
}

/** @throws Error if a visitor yields without end. */
function checkCount(count: number, noun: string): void {
  if (count > maxProblems) throw new Error(`it yields more than ${maxProblems} problems with one \`${noun}\`.`);
}

/** The source of problems: the rule that yields them, the noun it visits, and a filter for those to leave out. */
interface Source {
  readonly active: ActiveRule;
  readonly noun: string;
  readonly isSilent: IsSilent;
}

/** Adds a rule's problems with a node, except those that are left out. Returns the number of all problems. */
export function addFindings(
  findings: Finding[],
  problems: Iterable<Problem>,
  { active, noun, isSilent }: Source,
): number {
  checkProblems(problems, noun);
  let count = 0;
  // `for … of` would discard the generator's return value.
  const iterator = problems[Symbol.iterator]();
  let next = iterator.next();
  for (; next.done !== true; next = iterator.next()) {
    count += 1;
    checkCount(count, noun);
    const finding = findingOf(active, next.value, isSilent);
    if (finding !== undefined) findings.push(finding);
  }
  checkReturned(next.value);
  return count;
}

/** Turns a problem into a finding; undefined if it is left out. */
function findingOf({ rule, severity }: ActiveRule, problem: Problem, isSilent: IsSilent): Finding | undefined {
  checkProblem(problem);
  const { message: messageId, data, meant, at, related, fix } = problem;
  const { ceiling = severity, absent: missing = meant ?? [] } = problem;
  const absent = ('path' in missing ? [missing] : missing).map(({ path }): Target => ({ path, on: 'value' }));
  if (isSilent(rule, { at, absent })) return undefined;
  const message = fill(textOf(rule, messageId), data);
  return {
    at,
    absent,
    rule: rule.id,
    messageId,
    message,
    severity: milder(severity, ceiling),
    ...(meant && { meant }),
    ...(related && { related }),
    ...(fix && { fix }),
  };
}
