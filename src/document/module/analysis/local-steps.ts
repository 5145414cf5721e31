import { onceFor } from '../../../data/once.ts';
import { isMemberAccess, isNamed } from '../syntax/member-access.ts';
import {
  type AnyNode,
  type Call,
  type Declarator,
  type ExpressionOf,
  type FunctionNode,
  isOf,
} from '../syntax/nodes.ts';
import { type Enclosing, isFunction, visitNodes } from '../syntax/walk.ts';
import { createsObject, findLocalBindings } from './local-bindings.ts';
import { hasSideEffects, mutationsBy } from './mutations.ts';
import { isOfObject, iterationOf, type Step, stepOf, variableIn } from './steps.ts';

/** Callbacks of `forEach` whose steps are part of the function around them. */
const callbacks = new WeakSet<AnyNode>();

/** Whether a function is a callback whose steps are part of the function around it. */
export const isStepCallback = (node: AnyNode): boolean => callbacks.has(node);

/**
 * Whether all mutations in a function are steps that change its own variables, and the objects that it has created or was
 * given: then running the function step by step gives its result. Callbacks of its `forEach` statements are part of it.
 */
export const hasOnlyLocalSteps: (node: FunctionNode) => boolean = onceFor((node: FunctionNode) => {
  const code = new StepwiseCode(node);
  visitNodes([node], (part, within) => code.visit(part, within));
  if (!code.isLocal()) return false;
  for (const part of code.parts) if (part !== node) callbacks.add(part);
  return true;
});

interface FoundStep {
  readonly step: Step | undefined;
  readonly within: Enclosing | undefined;
}

class StepwiseCode {
  /** The function, and the callbacks that are part of it. */
  readonly parts: Set<AnyNode>;
  readonly #function: FunctionNode;
  /** The mutating expressions that are statements of their own, or the result of the function. */
  readonly #statements = new Set<AnyNode>();
  readonly #mutations: FoundStep[] = [];
  readonly #declarators = new Map<string, Declarator[]>();
  readonly #results: AnyNode[] = [];
  readonly #calls: (Call | ExpressionOf<'NewExpression'>)[] = [];
  readonly #loops: AnyNode[] = [];
  /** Functions that run at another time, or not exactly once for each item. */
  readonly #others: AnyNode[] = [];

  constructor(node: FunctionNode) {
    this.#function = node;
    this.parts = new Set([node]);
    if (node.body.type !== 'BlockStatement') this.#addResult(node.body);
  }

  /** Is called for each node after those around it. */
  visit(node: AnyNode, within: Enclosing | undefined): void {
    if (within === undefined || !this.parts.has(within.node)) return;
    if (isFunction(node) && !this.parts.has(node)) this.#others.push(node);
    if (isOf(node, 'ExpressionStatement')) this.#addStatement(node.expression);
    if (loopTypes.test(node.type) || this.parts.has(node)) this.#loops.push(node);
    if (isOf(node, 'ForStatement') && node.update) this.#addStatement(node.update);
    if (isOf(node, 'ReturnStatement') && node.argument && within.node === this.#function)
      this.#addResult(node.argument);
    if (isOf(node, 'VariableDeclaration')) for (const declarator of node.declarations) this.#addDeclarator(declarator);
    if (isOf(node, 'CallExpression', 'OptionalCallExpression', 'NewExpression')) this.#calls.push(node);
    if (mutationsBy(node, within).some(({ isDynamic }) => !isDynamic)) this.#addMutation(node, within);
  }

  #addStatement(expression: AnyNode): void {
    const step = stepOf(expression);
    if (step !== undefined) this.#statements.add(step.node);
    const { callback } = iterationOf(expression) ?? {};
    if (callback === undefined) return;
    this.parts.add(callback);
    if (callback.body.type !== 'BlockStatement') this.#addStatement(callback.body);
  }

  #addDeclarator(declarator: Declarator): void {
    const name = variableIn(declarator.id);
    if (name !== undefined) this.#declarators.set(name, [...(this.#declarators.get(name) ?? []), declarator]);
  }

  #addResult(expression: AnyNode): void {
    const step = stepOf(expression);
    if (step?.kind === 'merge') this.#statements.add(step.node);
    this.#results.push(expression);
  }

  #addMutation(node: AnyNode, within: Enclosing): void {
    this.#mutations.push({ step: this.#statements.has(node) ? stepOf(node) : undefined, within });
  }

  isLocal(): boolean {
    const objects = this.#changedObjects();
    return (
      this.#mutations.every(({ step, within }) => step !== undefined && this.#isOwn(step, within, objects)) &&
      !this.#calls.some((call) => this.#passesOn(call, objects)) &&
      this.#others.every(isHarmless)
    );
  }

  /** The names of the variables whose objects change, each with the end of the last step that does so. */
  #changedObjects(): ReadonlyMap<string, number> {
    const ends = new Map<string, number>();
    for (const { step } of this.#mutations)
      if (step && isOfObject(step)) ends.set(step.name, Math.max(ends.get(step.name) ?? 0, step.node.end ?? 0));
    return ends;
  }

  #isOwn(step: Step, within: Enclosing | undefined, objects: ReadonlyMap<string, number>): boolean {
    const [own] = findLocalBindings(step.name, within).found;
    if (own === undefined || !this.parts.has(own.place.node)) return false;
    if (!isOfObject(step)) {
      const isNew = step.kind === 'assign' && step.node.operator === '=' && createsObject(step.node.right);
      return own.bindings.every(({ kind }) => kind !== 'value') && (isNew || !objects.has(step.name));
    }
    const parameters = own.bindings.filter(({ kind }) => kind === 'parameter').length;
    if (parameters > 0 && own.place.node !== this.#function) return false;
    const declarators = this.#declarators.get(step.name) ?? [];
    const areNew = declarators.every(({ init }) => init && createsObject(init));
    return areNew && parameters + declarators.length === own.bindings.length;
  }

  /** Whether a call may get an object that changes later: what is computed from it may change as well. */
  #passesOn(call: Call | ExpressionOf<'NewExpression'>, objects: ReadonlyMap<string, number>): boolean {
    const { callee } = call;
    if (isMemberAccess(callee) && (isNamed(callee.object, 'Object') || isNamed(callee.object, 'console'))) return false;
    const changing = call.arguments.some((argument) => {
      const name = argument ? (variableIn(argument) ?? '') : '';
      const lastChange = objects.get(name);
      return lastChange !== undefined && !this.#isComplete(name, lastChange, call);
    });
    return changing && !this.#results.some((result) => contains(result, call));
  }

  /** Whether an object does not change after a call: no step follows, and no loop around the call repeats one. */
  #isComplete(name: string, lastChange: number, call: AnyNode): boolean {
    if (lastChange > (call.start ?? 0)) return false;
    const declarators = this.#declarators.get(name) ?? [];
    const repeating = this.#loops.filter((loop) => contains(loop, call));
    return repeating.every((loop) => declarators.length > 0 && declarators.every((one) => contains(loop, one)));
  }
}

/** Whether a function inside changes nothing of another one; a static block is no function. */
const isHarmless = (inner: AnyNode): boolean =>
  (inner.type as string) === 'StaticBlock' ? !hasSideEffects(inner) : hasOnlyLocalSteps(inner as FunctionNode);

const loopTypes = /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/;

const contains = (node: AnyNode, inner: AnyNode): boolean =>
  (node.start ?? 0) <= (inner.start ?? 0) && (inner.end ?? 0) <= (node.end ?? 0);
