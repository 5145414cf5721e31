import { mayReferToOuterName } from '../../analysis/local-bindings.ts';
import { hasOnlyLocalSteps } from '../../analysis/local-steps.ts';
import { mutationsBy } from '../../analysis/mutations.ts';
import { nameUsesIn } from '../../analysis/name-uses.ts';
import type { AnyNode, FunctionNode, Statement } from '../../syntax/nodes.ts';
import { visitNodes } from '../../syntax/walk.ts';
import type { Declaration, VariableBinding } from '../names/declaration.ts';
import type { MutationMarks } from './mutation-marks.ts';
import { enclosingOf, isCompound } from './side-effects.ts';

/** Variables of a module that top-level statements build together, step by step. */
export interface StepwiseVariables {
  readonly names: ReadonlySet<string>;
  /** The statements that change them. */
  readonly steps: ReadonlySet<Statement>;
  /** The declarations of the variables, and the statements that change them, in source order. */
  readonly statements: readonly Statement[];
}

type Names = ReadonlyMap<string, Declaration>;

/**
 * Finds the variables that nothing but top-level statements of their own module change, and that nothing uses before the last
 * of these statements: running them gives the values. `marksIn` finds the mutations in some of the statements.
 */
export function findStepwiseVariables(
  body: readonly Statement[],
  declared: Names,
  marksIn: (body: readonly Statement[]) => MutationMarks,
): ReadonlyMap<string, StepwiseVariables> {
  const groups = [...new Set(groupsIn(body, declared).values())].slice(0, maximumGroups);
  const runnable = groups.flatMap((group) => stepwiseVariables(group, declared));
  const byName = new Map(runnable.flatMap((one) => [...one.names].map((name) => [name, one] as const)));
  if (runnable.length === 0) return byName;
  const early = new Set(body.flatMap((statement) => earlyUsesIn(statement, byName)));
  for (const { names, steps } of runnable) {
    const marks = marksIn(body.filter((statement) => !steps.has(statement)));
    const isKnown = [...names].every((name) => !early.has(name) && marks.whyMutated(name) === undefined);
    if (!isKnown) for (const name of names) byName.delete(name);
  }
  return byName;
}

/** All mutations of a module are searched again for each group. */
const maximumGroups = 8;

/** The variables that the same statements change, and these statements. */
interface Group {
  readonly names: Set<string>;
  readonly steps: Set<Statement>;
}

function groupsIn(body: readonly Statement[], declared: Names): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const statement of body) {
    const changed = namesChangedBy(statement);
    if (changed.size === 0 || ![...changed].every((name) => variableOf(name, declared))) continue;
    const [joined = { names: new Set(), steps: new Set() }, ...others] = groupsOf(changed, groups);
    joined.steps.add(statement);
    for (const name of changed) joined.names.add(name);
    for (const { names, steps } of others) {
      for (const name of names) joined.names.add(name);
      for (const step of steps) joined.steps.add(step);
    }
    const moved = others.length > 0 ? joined.names : changed;
    for (const name of moved) groups.set(name, joined);
  }
  return groups;
}

/** The groups of some names, the largest first: the others are added to it. */
function groupsOf(names: ReadonlySet<string>, groups: ReadonlyMap<string, Group>): readonly Group[] {
  const found = new Set([...names].map((name) => groups.get(name)).filter((group) => group !== undefined));
  return [...found].sort((a, b) => b.steps.size - a.steps.size);
}

/** The top-level names that a statement changes; '' for what is not known. A declaration counts as a use of what it changes. */
function namesChangedBy(statement: Statement): ReadonlySet<string> {
  const names = new Set<string>();
  if (statement.type !== 'ExpressionStatement' && !isCompound(statement)) return names;
  const find = (node: AnyNode, within: Parameters<typeof mutationsBy>[1]) => {
    for (const { holder, isDynamic } of mutationsBy(node, within))
      if ('code' in holder || isDynamic) names.add('');
      else if (mayReferToOuterName(holder.name, within)) names.add(holder.name);
  };
  visitNodes([statement], find, enclosingOf(statement));
  return names;
}

/** The declaration of a name, if it declares only this variable. */
function variableOf(name: string, declared: Names): VariableBinding | undefined {
  const declaration = declared.get(name);
  return declaration?.kind === 'variable' && !declaration.isRepeated && declaration.at.type === 'Identifier'
    ? declaration
    : undefined;
}

/** Returns a group with its declarations; nothing if its statements change anything but these variables. */
function stepwiseVariables({ names, steps }: Group, declared: Names): readonly StepwiseVariables[] {
  const declarations = [...names].flatMap((name) => {
    const { declarator, keyword } = variableOf(name, declared) ?? {};
    if (declarator === undefined) return [];
    const { start, end } = declarator;
    return [{ type: 'VariableDeclaration', kind: keyword, declarations: [declarator], start, end } as Statement];
  });
  const statements = [...declarations, ...steps].sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  const body = { type: 'BlockStatement', body: statements, directives: [] };
  const code = { type: 'ArrowFunctionExpression', params: [], body } as unknown as FunctionNode;
  return hasOnlyLocalSteps(code) ? [{ names, steps, statements }] : [];
}

/** The variables that a statement uses although they may change after that. */
function earlyUsesIn(statement: Statement, found: ReadonlyMap<string, StepwiseVariables>): readonly string[] {
  return partsOf(statement).flatMap((part) => {
    // A function that is declared may be called before its declaration.
    const start = part.type === 'FunctionDeclaration' ? -1 : (part.start ?? 0);
    const isEarly = (name: string): boolean => {
      const { steps, statements = [] } = found.get(name) ?? {};
      return steps?.has(statement) === false && start < (statements.at(-1)?.end ?? 0);
    };
    const uses = [...nameUsesIn(part, enclosingOf(statement), new Set())];
    return uses
      .filter(({ name, within }) => isEarly(name) && mayReferToOuterName(name, within))
      .map(({ name }) => name);
  });
}

/** The parts of a statement that use variables: an initializer is not part of the declaration of its variable. */
function partsOf(statement: Statement): readonly AnyNode[] {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration ? partsOf(statement.declaration) : [];
  if (statement.type !== 'VariableDeclaration') return [statement];
  return statement.declarations.flatMap((one): readonly AnyNode[] => {
    if (one.id.type !== 'Identifier') return [one];
    return one.init ? [one.init] : [];
  });
}
