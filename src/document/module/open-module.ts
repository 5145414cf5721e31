import { posix } from 'node:path';
import type { Document, Positions, Unknown } from '../document.ts';
import { type DefinitionFaults, findFaults } from './faults/definition-faults.ts';
import { limitMessages } from './faults/exceeded-limits.ts';
import { isForeign } from './foreign.ts';
import { type ModuleHost, type RememberingHost, remembering, textOf } from './host.ts';
import { Graph } from './modules/graph.ts';
import { fatalUnusedModules } from './modules/imports/fatal-unused-modules.ts';
import { isNodeModule } from './modules/resolution/packages.ts';
import { AssetFiles } from './platform/manifest/assets.ts';
import { manifestOf } from './platform/manifest/manifest-of.ts';
import { isRefused, isUncalled } from './platform/manifest/misplaced.ts';
import { isDefinition } from './platform/sdk/definition.ts';
import { sdkHost } from './platform/sdk/host.ts';
import { loadIncluded } from './platform/sdk/interfaces/load-included.ts';
import { isExpressible } from './platform/sdk/known/expressible.ts';
import { platformPackages } from './platform/sdk/packages.ts';
import { sdkVersionOf } from './platform/sdk/version/version.ts';
import { ReadingBudgetSpent } from './reading-budget.ts';
import { ParserNeeded } from './syntax/parse.ts';
import { loadParser, type Parser } from './syntax/parser.ts';
import { materialize } from './value/materialize.ts';
import { reportMisspeltPart } from './value/misspelt.ts';
import type { Origin, Value } from './value/value.ts';

/** Reads a definition module and those that it imports, without running any of them. Never throws because of their code. */
export async function openModule(file: string, host: ModuleHost): Promise<Document> {
  const path = posix.normalize(file);
  const remembered = remembering(host);
  try {
    return await readWithParser(path, remembered);
  } catch (error) {
    // Nesting of any kind may overflow the stack.
    if (error instanceof RangeError) return unread(path, 'too-deep', remembered);
    if (error instanceof ReadingBudgetSpent) return unread(path, 'too-large', remembered);
    throw error;
  }
}

/** The full parser, loaded for the first definition that needs it. */
let parser: Parser | undefined;

async function readWithParser(path: string, host: RememberingHost): Promise<Document> {
  try {
    return await read(path, host);
  } catch (error) {
    if (!(error instanceof ParserNeeded)) throw error;
    parser = await loadParser();
    return read(path, host);
  }
}

async function read(path: string, host: RememberingHost): Promise<Document> {
  const version = await sdkVersionOf(posix.dirname(path), host);
  const importing = ({ file, start, end }: Origin) => ({
    local: textOf(file, host)?.slice(start, end) ?? '',
    isWhole: isNodeModule(file, host),
  });
  const interfaces = await loadIncluded(version);
  const graph = new Graph(parser, host, (caller) =>
    platformPackages(sdkHost(version, caller, { importing, interfaces })),
  );
  const exported = graph.definition(path);
  const assets = new AssetFiles(posix.dirname(path), host);
  const root =
    isDefinition(exported) && exported.of === 'IntegrationDefinition'
      ? manifestOf(exported, sdkHost(version, graph), assets)
      : undefined;
  const whyMissing = (part: Value) => reportMisspeltPart(part, graph);
  const mayShare = host.parsed?.manifest === undefined;
  const manifest = root && materialize(root, { isRefused, isUncalled, whyMissing }, mayShare);
  for (const fatal of fatalUnusedModules(path, graph)) graph.module(fatal);
  const sources = new Map([...graph.files.map((file) => [file.path, file.text] as const), ...assets.texts]);
  const found = await findFaults({ path, version, graph, assets, exported, root, manifest, sources }, host);
  return {
    file: path,
    files: [...new Set([...sources.keys(), ...assets.files])],
    sought: host.sought,
    data:
      manifest && manifest.excess === undefined
        ? (host.parsed?.manifest?.(path, manifest.data) ?? manifest.data)
        : undefined,
    wrapped: false,
    language: 'typescript',
    faults: found.faults,
    unknowns: [...markReported(manifest?.unknowns ?? [], found), ...found.misnamed],
    canSay: (place) => isExpressible(place, version),
    mentions: (part) => [...sources.values()].some((text) => text.includes(part)),
    isForeign: (target) => root !== undefined && isForeign(root, target, graph.interfaces()),
    positions: () => positionsOf(root ?? exported, exported.origin, graph, sources),
  };
}

/** Marks unknown parts whose cause is reported as a mistake, and adds the location of other causes. */
const markReported = (unknowns: readonly Unknown[], { reasons, causes }: DefinitionFaults): readonly Unknown[] =>
  unknowns.map((unknown) => {
    if (reasons.has(unknown.why)) return { ...unknown, reported: true };
    const because = causes.get(unknown.why);
    return because === undefined ? unknown : { ...unknown, because };
  });

function unread(file: string, excess: 'too-deep' | 'too-large', { sought }: RememberingHost): Document {
  const location = { file, start: { line: 1, column: 1 }, end: { line: 1, column: 1 }, approximate: true };
  return {
    file,
    files: [file],
    sought,
    data: undefined,
    wrapped: false,
    language: 'typescript',
    faults: [{ id: excess, message: limitMessages[excess](), path: [], location }],
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
  return new ModulePositions(root, heading, graph, sources);
}
