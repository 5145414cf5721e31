import { fenceText, startsWithFence } from '../../fence.ts';
import { whyAsync } from '../evaluate/functions/functions.ts';
import { isBundled, needsDefault } from '../modules/exports/entry-export.ts';
import type { Graph } from '../modules/graph.ts';
import type { Module } from '../modules/module.ts';
import { isDefinition, isInstance } from '../platform/sdk/definition.ts';
import { type AnyNode, isOf } from '../syntax/nodes.ts';
import type { Mistake, Origin, Value } from '../value/value.ts';

const expected = 'expected a `new IntegrationDefinition({ … })`.';

interface Exporting {
  readonly path: string;
  /** The default export of the module. */
  readonly exported: Value;
  readonly graph: Graph;
}

/** Returns the message for a module that exports no definition, and its position. */
export function describeMissingDefinition({ path, exported, graph }: Exporting): Pick<Mistake, 'message' | 'at'> {
  const module = graph.module(path);
  if (module === undefined) return { message: 'The file cannot be read.', at: exported.origin };
  const at = importedAt(module, exported) ?? exported.origin;
  const isMissing = exported.kind === 'literal' && exported.value === undefined && needsDefault(module);
  if (isMissing || !module.names.declarations.exports.has('default'))
    return (
      unexported(module) ?? fenceAround(module) ?? { message: `The module has no default export; ${expected}`, at }
    );
  if (exported.kind === 'opaque' && exported.why === whyAsync)
    return {
      message: `The default export of the module is the promise of an \`async\` function, which is never awaited; ${expected}`,
      at,
    };
  if (exported.kind === 'opaque')
    return { message: `The definition cannot be read without running it: ${exported.why}.`, at };
  return { message: `The default export of the module is ${nounFor(exported)}; ${expected}`, at };
}

/**
 * Returns the position of the export if the module only imports the value, so that the mistake is not reported at the import.
 */
function importedAt({ file: { body, path } }: Module, { origin }: Value): Origin | undefined {
  const isThere = (node: AnyNode) => (node.start ?? 0) <= origin.start && origin.end <= (node.end ?? 0);
  if (origin.file !== path || !body.some((one) => isOf(one, 'ImportDeclaration') && isThere(one))) return undefined;
  const statement = body.find((one) => isOf(one, 'ExportDefaultDeclaration'));
  const { start, end } = statement?.declaration ?? {};
  return typeof start === 'number' && typeof end === 'number' ? { file: path, start, end } : undefined;
}

/** Returns a noun for the value that is exported instead. */
function nounFor(value: Value): string {
  if (isInstance(value)) return `\`${value.of}\``;
  const nouns: Partial<Record<Value['kind'], string>> = {
    object: 'an object',
    array: 'an array',
    function: 'a function',
  };
  return nouns[value.kind] ?? 'something else';
}

/** Returns the message for a module inside a Markdown fence: its backticks make a template of it, which is no syntax error. */
function fenceAround({ file: { path, text } }: Module): Pick<Mistake, 'message' | 'at'> | undefined {
  if (!startsWithFence(text)) return undefined;
  const start = text.indexOf('`');
  const { length } = text.slice(start).split(/[\r\n]/, 1)[0] ?? '';
  return { message: fenceText, at: { file: path, start, end: start + length } };
}

/** Returns the message for a definition that is created, but not exported correctly. */
function unexported({ file, names }: Module): Pick<Mistake, 'message' | 'at'> | undefined {
  const misplacedDefinition = (value: Value | undefined, hint: string) =>
    value && isDefinition(value) && value.of === 'IntegrationDefinition'
      ? { message: `The definition is not the default export of the module; write \`${hint}\`.`, at: value.origin }
      : undefined;
  for (const statement of file.body) {
    if (!isOf(statement, 'ExpressionStatement', 'TSExportAssignment')) continue;
    const { expression } = statement;
    const created = isOf(expression, 'AssignmentExpression') ? expression.right : expression;
    if (!isOf(created, 'NewExpression')) continue;
    const keyword = created === expression || isBundled(file.path) ? 'export default' : 'module.exports =';
    const mistake = misplacedDefinition(names.scope.evaluate(created), `${keyword} new IntegrationDefinition({ … })`);
    if (mistake !== undefined) return mistake;
  }
  for (const [name, { kind }] of names.declarations.names) {
    const mistake =
      kind === 'variable' ? misplacedDefinition(names.scope.lookup(name), `export default ${name}`) : undefined;
    if (mistake !== undefined) return mistake;
  }
  return undefined;
}
