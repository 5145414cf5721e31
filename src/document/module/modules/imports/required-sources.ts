import { requireCallOf } from '../../analysis/require-calls.ts';
import type { AnyNode, Statement } from '../../syntax/nodes.ts';
import { childrenOf, isFunction } from '../../syntax/walk.ts';
import type { Module } from '../module.ts';
import type { ImportSource } from './sources.ts';

/**
 * Nodes in which a `require` is ignored: their code may not run, may fail without harm (bundlers also allow a module to be
 * missing in a `try`), or may declare its own `require`.
 */
const uncertainTypes =
  /^(?:Block|DoWhile|For\w*|If|Labeled|Switch|Try|While)Statement$|^(?:Conditional|Logical|Optional\w+)Expression$|^AssignmentPattern$|^Class|^TS\w+Declaration$/;

/** Matches a call, unlike the word `required`, which many texts contain. */
const call = /\brequire\s*\(/;

/** The modules that a file requires whenever it runs. */
export function requiredSourcesIn({ file, names }: Module): readonly ImportSource[] {
  // Few modules have any: the text is searched first.
  if (!file.text.includes('require') || !call.test(file.text) || names.declarations.names.has('require')) return [];
  return sourcesWithin(file.body);
}

function sourcesWithin(body: readonly Statement[]): readonly ImportSource[] {
  const sources: ImportSource[] = [];
  const open: AnyNode[] = body.toReversed();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isFunction(node) || uncertainTypes.test(node.type)) continue;
    const required = requireCallOf(node);
    if (required !== undefined) sources.push({ ...required, hasType: false });
    for (const child of childrenOf(node).toReversed()) open.push(child);
  }
  return sources;
}
