import { posix } from 'node:path';
import { bounds } from '../bounds.ts';
import type { Document, Positions } from '../document.ts';
import { type FaultId, faultAt } from '../fault.ts';
import { linesOf } from '../lines.ts';
import { type ModuleHost, remembering } from './host.ts';
import { Graph } from './modules/graph.ts';
import type { Module } from './modules/module.ts';
import { isGenerated, mistakenImports } from './modules/unresolved.ts';
import { Assets } from './platform/manifest/assets.ts';
import { manifestOf } from './platform/manifest/manifest-of.ts';
import { isDefinition } from './platform/sdk/definition.ts';
import { sdkHost } from './platform/sdk/host.ts';
import { platformPackages } from './platform/sdk/packages.ts';
import { sdkVersionOf } from './platform/sdk/version.ts';
import { loadParser, type Parser } from './syntax/parse.ts';
import { materialize } from './value/materialize.ts';
import type { Origin, Value } from './value/value.ts';

/** Reads a definition module and those that it imports, without running any of them. Never throws for what they say. */
export async function openModule(file: string, host: ModuleHost): Promise<Document> {
  const path = posix.normalize(file);
  const parser = await loadParser();
  try {
    return await read(path, remembering(host), parser);
  } catch (error) {
    // The stack is the one thing that nesting of every kind ends at.
    if (error instanceof RangeError) return tooDeep(path);
    throw error;
  }
}

async function read(path: string, host: ModuleHost, parser: Parser): Promise<Document> {
  const version = sdkVersionOf(posix.dirname(path), host);
  const graph = new Graph(parser, host, (caller) => platformPackages(sdkHost(version, caller)));
  const exported = graph.settled(graph.exported(path, 'default', { file: path, start: 0, end: 0 }));
  const assets = new Assets(posix.dirname(path), host);
  const root =
    isDefinition(exported) && exported.of === 'IntegrationDefinition'
      ? manifestOf(exported, sdkHost(version, graph), assets)
      : undefined;
  const made = root && materialize(root);
  const faults = graph.files.flatMap((file) => file.faults);
  const sources = new Map([...graph.files.map((file) => [file.path, file.text] as const), ...assets.texts]);
  const add = (id: FaultId, message: string, { file, start, end }: Origin): void => {
    faults.push(faultAt(file, linesOf(sources.get(file) ?? ''), { id, message, start, end }, []));
  };
  const slips = [...graph.mistakes, ...(await mistakenImports(graph.unresolved(), host))];
  for (const { id, message, at } of slips) if (!isGenerated(at.file)) add(id, message, at);
  if (root === undefined && faults.length === 0)
    add('no-definition', whyNone(exported, graph.module(path)), exported.origin);
  if (made?.excess !== undefined) add(made.excess, excesses[made.excess], exported.origin);
  else if (graph.budget.tooDeep) add('too-deep', excesses['too-deep'], exported.origin);
  for (const { named, message } of assets.missing) add('missing-file', message, named.origin);
  return {
    file: path,
    files: [...new Set([...sources.keys(), ...assets.files])],
    data: made?.excess === undefined ? made?.data : undefined,
    wrapped: false,
    faults,
    unknowns: made?.unknowns ?? [],
    mentions: (mark) => [...sources.values()].some((text) => text.search(mark) >= 0),
    positions: () => positionsOf(root ?? exported, exported.origin, graph, sources),
  };
}

const excesses = {
  'too-deep': `Values nest no deeper than ${bounds.depth} levels.`,
  'too-many-nodes': `There are no more than ${bounds.nodes} names and values.`,
} as const;

function whyNone(exported: Value, module: Module | undefined): string {
  if (module === undefined) return 'The file cannot be read.';
  const expected = 'where a `new IntegrationDefinition({ … })` is expected.';
  if (!module.names.declarations.exports.has('default')) return `The module has no default export, ${expected}`;
  if (exported.kind === 'opaque') return `The definition cannot be read without running it: ${exported.why}.`;
  const what = isDefinition(exported) ? `\`${exported.of}\`` : 'something else';
  return `The module exports ${what} by default, ${expected}`;
}

function tooDeep(file: string): Document {
  const location = { file, start: { line: 1, column: 1 }, end: { line: 1, column: 1 }, approximate: true };
  return {
    file,
    files: [file],
    data: undefined,
    wrapped: false,
    faults: [{ id: 'too-deep', message: excesses['too-deep'], path: [], location }],
    unknowns: [],
    mentions: () => false,
    positions: async () => ({ locate: () => location, edit: () => undefined, comments: [], sources: new Map() }),
  };
}

async function positionsOf(
  root: Value,
  heading: Origin,
  graph: Graph,
  sources: ReadonlyMap<string, string>,
): Promise<Positions> {
  const { ModulePositions } = await import('./positions.ts');
  return new ModulePositions(root, heading, graph.files, sources);
}
