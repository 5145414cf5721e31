import { iteratingMethods, nameSet } from '../../analysis/object-holders.ts';
import { isMemberAccess, propertyNameOf, rootOf } from '../../syntax/member-access.ts';
import {
  type AnyNode,
  type Call,
  type ExpressionOf,
  isOf,
  type Statement,
  type StatementOf,
} from '../../syntax/nodes.ts';
import { type Enclosing, isFunction, unwrap, visitNodes } from '../../syntax/walk.ts';
import { enclosingOf } from '../mutations/side-effects.ts';
import { topLevelDeclarationsBy } from '../names/declared.ts';

/** Array methods that call a function with an accumulator and each item. */
const reducingMethods = nameSet('reduce reduceRight');
/** Schema methods that call a function with data, but only when a bot runs. */
const callbackMethods = nameSet('transform refine superRefine refinement preprocess custom');

/** Called for each argument and receiver that is passed to a mutating function. */
type VisitArgument = (part: AnyNode, within: Enclosing | undefined, statement: Statement) => void;

/** Real code has no longer chains of functions that pass their arguments on. */
const maximumRounds = 20;

/** The functions that mutate their arguments or `this`, and the calls of them. */
export class MutatingFunctions {
  /** The positions of the arguments that they mutate; `any` if unknown. */
  readonly #positions = new Map<AnyNode, Set<number | 'this' | 'any'>>();
  /** Their names, including aliases. */
  readonly #names = new Set<string>();
  /** Function expressions that are called where they are written, or passed as a callback. */
  readonly #inline = new Set<AnyNode>();

  #hasSetter = false;

  add(fn: AnyNode, position: number | 'this' | 'any'): void {
    if ('kind' in fn && fn.kind === 'set') this.#hasSetter = true;
    const positions = this.#positions.get(fn);
    if (positions !== undefined) positions.add(position);
    else this.#positions.set(fn, new Set([position]));
  }

  /**
   * Visits all calls, again until no more mutating functions are found. Returns false if the rounds did not suffice, or if there
   * is a setter, which is called without a call.
   */
  visitCalls(body: readonly Statement[], visitArgument: VisitArgument): boolean {
    for (let round = 0; round < maximumRounds; round += 1) {
      const known = this.#size;
      if (this.#hasSetter) return false;
      if (known === 0) return true;
      let statement: Statement;
      const visit = (node: AnyNode, within: Enclosing | undefined) => {
        if (isCall(node)) for (const part of this.#mutatedArguments(node)) visitArgument(part, within, statement);
        else this.#addNames(node, statement);
      };
      for (statement of body) visitNodes([statement], visit, enclosingOf(statement));
      if (this.#size === known) return true;
    }
    return false;
  }

  get #size(): number {
    let size = this.#names.size + this.#inline.size;
    for (const positions of this.#positions.values()) size += positions.size;
    return size;
  }

  #addNames(node: AnyNode, statement: Statement): void {
    if (isOf(node, 'VariableDeclaration')) this.#addAliases(node);
    else if (this.#positions.has(node) && !this.#inline.has(node)) {
      if (isOf(node, 'FunctionDeclaration') && node.id) this.#names.add(node.id.name);
      for (const [name] of topLevelDeclarationsBy(statement)) this.#names.add(name);
    }
  }

  /** The arguments of a call that such functions receive. */
  #mutatedArguments(call: CallLike): readonly AnyNode[] {
    const { callee, arguments: args } = call;
    if (isMemberAccess(callee) && callbackMethods.has(propertyNameOf(callee))) {
      for (const part of args) this.#inline.add(unwrap(part));
      return [];
    }
    return [callee, ...args].map(unwrap).flatMap((part) => {
      const positions = this.#positions.get(part);
      if (positions === undefined) return this.#names.has(rootOfChain(part) ?? '') ? mutatedExpressions(call) : [];
      this.#inline.add(part);
      return mutatedExpressions(call, positions);
    });
  }

  /** A variable that holds such a function is another name for it. */
  #addAliases({ declarations }: StatementOf<'VariableDeclaration'>): void {
    for (const { id, init } of declarations) {
      if (!init || id.type !== 'Identifier') continue;
      const value = unwrap(init);
      const isMutating = (part: AnyNode) =>
        this.#positions.has(part) || (isOf(part, 'Identifier') && this.#names.has(part.name));
      const parts = isOf(value, 'ObjectExpression')
        ? value.properties.map((property) => (property.type === 'ObjectProperty' ? property.value : property))
        : [value];
      if (parts.some((part) => isMutating(unwrap(part)))) this.#names.add(id.name);
    }
  }
}

type CallLike = Call | ExpressionOf<'NewExpression'>;

const isCall = (node: AnyNode): node is CallLike =>
  isOf(node, 'CallExpression', 'OptionalCallExpression', 'NewExpression');

/** Only hostile code has longer chains. */
const maximumLinks = 50;

/** The variable that a chain of members and calls starts at. */
function rootOfChain(node: AnyNode): string | undefined {
  let at = node;
  for (let link = 0; link < maximumLinks && (isMemberAccess(at) || isCall(at)); link += 1)
    at = unwrap(isMemberAccess(at) ? at.object : at.callee);
  return rootOf(at);
}

/** The expressions that a function in a call mutates: the arguments of the call, and the object whose method is called. */
function mutatedExpressions(
  { callee, arguments: given }: CallLike,
  positions?: ReadonlySet<number | 'this' | 'any'>,
): readonly AnyNode[] {
  const owner = isMemberAccess(callee) ? [callee.object] : [];
  const method = isMemberAccess(callee) ? propertyNameOf(callee) : undefined;
  const others = given.filter((part) => !isFunction(unwrap(part)));
  const isKnown = positions !== undefined && !positions.has('any') && !positions.has('this');
  if (isKnown && iteratingMethods.has(method)) return owner;
  // The second argument is the first value of the accumulator.
  if (isKnown && reducingMethods.has(method) && given[1] && [...positions].every((position) => position === 0))
    return [given[1]];
  return [...owner, ...others];
}
