import { posix } from 'node:path';
import { bounds } from '../bounds.ts';
import type { Document, Fault, Positions, Unknown } from '../document.ts';
import { type FaultId, faultAt, type TextFault } from '../fault.ts';
import { type Lines, linesOf } from '../lines.ts';
import { isForeign } from './foreign.ts';
import { type ModuleHost, remembering } from './host.ts';
import { Graph } from './modules/graph.ts';
import { isGenerated, mistakenImports, unexportedNames } from './modules/mistaken-imports.ts';
import type { Module } from './modules/module.ts';
import { Assets } from './platform/manifest/assets.ts';
import { manifestOf } from './platform/manifest/manifest-of.ts';
import { strangeKeys } from './platform/manifest/strange-keys.ts';
import { isDefinition } from './platform/sdk/definition.ts';
import { sdkHost } from './platform/sdk/host.ts';
import { isSayable } from './platform/sdk/known/sayable.ts';
import { platformPackages } from './platform/sdk/packages.ts';
import { sdkVersionOf } from './platform/sdk/version.ts';
import { loadParser, type Parser } from './syntax/parse.ts';
import { materialize } from './value/materialize.ts';
import type { Mistake, Origin, Value } from './value/value.ts';

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
  const place = placing(sources);
  const add = (id: FaultId, message: string, at: Origin): void => {
    faults.push(place({ id, message, at }));
  };
  for (const mistake of unexportedNames(graph)) graph.note(mistake);
  const strange = root && isDefinition(exported) ? strangeKeys(exported, version) : [];
  const slips = [...graph.mistakes, ...(await mistakenImports(graph, host)), ...strange];
  faults.push(...slips.filter(({ at }) => !isGenerated(at.file)).map(place));
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
    language: 'typescript',
    faults,
    unknowns: told(made?.unknowns ?? [], new Set(slips.map(({ why }) => why))),
    canSay: (path) => isSayable(path, version),
    mentions: (mark) => [...sources.values()].some((text) => text.search(mark) >= 0),
    isForeign: (target) => root !== undefined && isForeign(root, target, graph.interfaces()),
    positions: () => positionsOf(root ?? exported, exported.origin, graph, sources),
  };
}

type Found = Omit<Mistake, 'id' | 'why'> & { readonly id: TextFault['id'] };

/** Places what is found. The lines of a file are counted once. */
function placing(sources: ReadonlyMap<string, string>): (found: Found) => Fault {
  const known = new Map<string, Lines>();
  return ({ id, message, at: { file, start, end }, first, path = [] }) => {
    const lines = known.get(file) ?? linesOf(sources.get(file) ?? '');
    known.set(file, lines);
    const related = first && { message: 'The first one is here.', start: first.start, end: first.end };
    return faultAt(file, lines, { id, message, start, end, ...(related && { related }) }, path);
  };
}

/** Marks what is not known because of a mistake that is told already. */
const told = (unknowns: readonly Unknown[], reasons: ReadonlySet<string | undefined>): readonly Unknown[] =>
  unknowns.map((unknown) => (reasons.has(unknown.why) ? { ...unknown, reported: true } : unknown));

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
    language: 'typescript',
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
