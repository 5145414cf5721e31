import type { Graph } from './modules/graph.ts';
import type { Module } from './modules/module.ts';
import { isDefinition } from './platform/sdk/definition.ts';
import { isOf } from './syntax/nodes.ts';
import type { Mistake, Value } from './value/value.ts';

const expected = 'expected a `new IntegrationDefinition({ … })`.';

interface Exporting {
  readonly path: string;
  /** What the module exports by default. */
  readonly exported: Value;
  readonly graph: Graph;
}

/** What to say of a module that exports no definition. */
export function noDefinition({ path, exported, graph }: Exporting): Pick<Mistake, 'message' | 'at'> {
  const at = exported.origin;
  const module = graph.module(path);
  if (module === undefined) return { message: 'The file cannot be read.', at };
  if (!module.names.declarations.exports.has('default'))
    return unexported(module) ?? { message: `The module has no default export; ${expected}`, at };
  if (exported.kind === 'opaque')
    return { message: `The definition cannot be read without running it: ${exported.why}.`, at };
  const what = isDefinition(exported) ? `\`${exported.of}\`` : 'something else';
  return { message: `The default export of the module is ${what}; ${expected}`, at };
}

/** What to say where a definition is made, and only not exported as it has to be. */
function unexported({ file, names }: Module): Pick<Mistake, 'message' | 'at'> | undefined {
  const instead = (value: Value | undefined, hint: string) =>
    value && isDefinition(value) && value.of === 'IntegrationDefinition'
      ? { message: `The definition is not the default export of the module; write \`${hint}\`.`, at: value.origin }
      : undefined;
  for (const statement of file.body) {
    if (!isOf(statement, 'ExpressionStatement') || !isOf(statement.expression, 'NewExpression')) continue;
    const said = instead(names.scope.evaluate(statement.expression), 'export default new IntegrationDefinition({ … })');
    if (said !== undefined) return said;
  }
  for (const [name, { kind }] of names.declarations.names) {
    const said = kind === 'variable' ? instead(names.scope.lookup(name), `export default ${name}`) : undefined;
    if (said !== undefined) return said;
  }
  return undefined;
}
