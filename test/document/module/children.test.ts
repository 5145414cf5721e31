import { parse } from '@babel/parser';
import { expect, it } from 'vitest';
import { allChildrenOf } from '../../../src/document/module/syntax/children.ts';
import { type AnyNode, isNode } from '../../../src/document/module/syntax/nodes.ts';

const source = `
import { z as schema } from '@botpress/sdk';
@sealed class Pier<T> extends Quay<T>(1) implements Mooring {
  static #berths: number[] = [, 1, ...others];
  @observed accessor depth = 4 satisfies number;
  constructor(private readonly tide: Tide, @inject() name?: string) { super(name); }
  get [key](): string { return this.tide!.name as string; }
}
export const port = schema.object<Shape>({
  'berth': z.array(z.string().min(1), 2n),
  [dock]: { ...rest, method<T>(this: Port, { a = 1, ...b }: Props): void {}, async *walk() {} },
  shorthand,
}) as const;
const { near = \`at \${port.name}\`, ...far } = call?.<string>(...args)?.[0] ?? (tide ? /x/u : null);
for await (const ship of ships()) { label: while (ship.next++) { if (!ship) continue label; else break; } }
try { delete port.tide, typeof near; } catch { throw new Error(); } finally { (() => <string>far)(); }
enum Side { Port = 'port', Starboard }
namespace Harbour { export let open: unknown = import('./gates'); }
export { port as default };
`;

/** Returns all child nodes, whatever the property is called. */
const partsOf = (node: AnyNode): readonly AnyNode[] => Object.values(node).flat().filter(isNode);

it('leaves out no node, of whatever kind it is', () => {
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: ['typescript', 'decorators-legacy', 'decoratorAutoAccessors'],
    attachComment: false,
  });
  const kinds = new Set<string>();
  const open: AnyNode[] = [program];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    kinds.add(node.type);
    const parts = partsOf(node);
    expect(new Set(allChildrenOf(node)), node.type).toEqual(new Set(parts));
    open.push(...parts);
  }
  expect(kinds.size).toBeGreaterThan(60);
});
