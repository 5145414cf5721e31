import { posix } from 'node:path';
import type { Fault, Location, Unknown } from '../../document.ts';
import { faultAt, garbageIn, type TextFault } from '../../fault.ts';
import { type Lines, linesOf } from '../../lines.ts';
import { whyAsync } from '../evaluate/functions/functions.ts';
import { type ModuleHost, textOf } from '../host.ts';
import type { Graph } from '../modules/graph.ts';
import { isGenerated, mistakenImports, unexportedNames } from '../modules/imports/mistaken-imports.ts';
import type { Declaration } from '../modules/names/declaration.ts';
import type { AssetFiles } from '../platform/manifest/assets.ts';
import { misplaced } from '../platform/manifest/misplaced.ts';
import { unknownKeys } from '../platform/manifest/strange-keys.ts';
import { withoutSchema } from '../platform/manifest/without-schema.ts';
import { isSchema } from '../platform/schema-builder/schema.ts';
import { isDefinition } from '../platform/sdk/definition.ts';
import type { SdkVersion } from '../platform/sdk/version/version.ts';
import { placed, unreadable } from '../syntax/parse.ts';
import { isFunction, unwrap } from '../syntax/walk.ts';
import { type Materialized, whyNoData } from '../value/materialize.ts';
import { entryIn } from '../value/own.ts';
import type { Mistake, Value } from '../value/value.ts';
import { limitMessages } from './exceeded-limits.ts';
import { fatalMistakesIn } from './fatal-mistakes.ts';
import { topLevelAwaitsIn } from './top-level-await.ts';
import { unfilledTemplatesIn } from './unfilled-templates.ts';

/** A definition after reading. */
export interface DefinitionReading {
  readonly path: string;
  readonly version: SdkVersion;
  readonly graph: Graph;
  readonly assets: AssetFiles;
  /** The default export of the module. */
  readonly exported: Value;
  /** The manifest as a value, and as data; undefined if the module exports none. */
  readonly root: Value | undefined;
  readonly manifest: Materialized | undefined;
  /** The texts that were read, by their paths. */
  readonly sources: ReadonlyMap<string, string>;
}

/** The faults of a definition, and the reasons that opaque values have because of them. */
export interface DefinitionFaults {
  readonly faults: readonly Fault[];
  readonly reasons: ReadonlySet<string>;
  /** Parts whose names are misspelt. */
  readonly misnamed: readonly Unknown[];
  /** For other reasons, the location of the cause, if it is not that of the value. */
  readonly causes: ReadonlyMap<string, Location>;
}

export async function findFaults(reading: DefinitionReading, host: ModuleHost): Promise<DefinitionFaults> {
  const { graph, assets, exported, manifest, sources } = reading;
  // Read before the remaining modules are evaluated, whose depth does not matter.
  const excess = manifest?.excess ?? (graph.budget.tooDeep ? 'too-deep' : undefined);
  const broken = graph.files.filter((file) => file.faults.length > 0);
  const garbled = garbledScripts(reading, host);
  const mistakes = await mistakesIn(reading, host);
  const found: FoundFault[] = [...keepOnePerCause(mistakes)];
  const isSilent = broken.length === 0 && mistakes.length === 0;
  if (reading.root === undefined && isSilent) {
    const { describeMissingDefinition: noDefinition } = await import('./no-definition.ts');
    found.push({ id: 'no-definition', ...noDefinition(reading) });
  }
  if (excess !== undefined) found.push({ id: excess, message: limitMessages[excess](), at: exported.origin });
  for (const { named, message } of assets.missing) found.push({ id: 'missing-file', message, at: named.origin });
  const reasons = [...mistakes, ...assets.missing].map(({ why }) => why).filter((why) => why !== undefined);
  const place = createFaultPlacer(sources);
  const causes = [...graph.causes].map(([why, at]) => {
    const { location } = place({ id: 'import-unresolved', message: why, at });
    return [why, location] as const;
  });
  return {
    faults: [...broken.flatMap((file) => file.faults), ...garbled, ...found.map(place)],
    reasons: new Set([...reasons, ...graph.excused, ...broken.map(unreadable)]),
    misnamed: mistakes.flatMap(({ message, meant }) =>
      meant === undefined ? [] : [{ path: meant, extent: 'value', why: message, reported: true }],
    ),
    causes: new Map(causes),
  };
}

/** Returns the faults of scripts that are not text. */
const garbledScripts = ({ path, assets }: DefinitionReading, host: ModuleHost): readonly Fault[] =>
  [...assets.texts.keys()].flatMap((script) => {
    const text = textOf(script, host, posix.dirname(path)) ?? '';
    const garbage = garbageIn(text);
    return garbage === undefined ? [] : [placed(script, text, garbage)];
  });

/** Returns the mistakes of the author, without those in generated files. */
async function mistakesIn(
  { path, graph, exported, root, manifest, version }: DefinitionReading,
  host: ModuleHost,
): Promise<readonly Mistake[]> {
  for (const mistake of unexportedNames(path, graph)) graph.report(mistake);
  evaluateUnused(graph);
  for (const module of graph.loaded()) for (const mistake of topLevelAwaitsIn(module)) graph.report(mistake);
  const strange = root && isDefinition(exported) ? unknownKeys(exported, version) : [];
  const bare = root && isDefinition(exported) ? withoutSchema(exported) : [];
  const astray = root && manifest ? misplacedIn(root, manifest) : [];
  const plain = unfilledTemplatesIn(manifest?.unfilled ?? []);
  const fatal = graph.loaded().flatMap((module) => [...fatalMistakesIn(module)]);
  const mistakes = [
    ...graph.mistakes,
    ...fatal,
    ...(await mistakenImports(graph, host)),
    ...strange,
    ...bare,
    ...astray,
    ...plain,
  ];
  return mistakes.filter(({ at }) => !isGenerated(at.file));
}

/** Keeps one of all mistakes with the same cause: the one at the cause itself, else the first. */
function keepOnePerCause(mistakes: readonly Mistake[]): readonly Mistake[] {
  const reported = new Set(mistakes.map(({ at }) => at));
  return mistakes.filter(({ cause }) => {
    if (cause === undefined) return true;
    const isFirst = !reported.has(cause);
    reported.add(cause);
    return isFirst;
  });
}

/** Evaluates the variables that are not used so far: their code runs with the module, too, and may throw. */
function evaluateUnused(graph: Graph): void {
  for (const { file, names } of graph.loaded()) {
    if (isGenerated(file.path)) continue;
    for (const [name, declaration] of names.declarations.names) {
      if (!runsWithModule(declaration) || !graph.budget.isAmple) continue;
      const value = names.scope.lookup(name);
      if (declaration.kind !== 'namespace' || value?.kind !== 'namespace') continue;
      for (const member of value.names() ?? []) value.get(member, value.origin);
    }
  }
}

/** True if the initializer of a name has any effect when the module runs; a function has none. */
function runsWithModule(declaration: Declaration): boolean {
  if (declaration.kind !== 'variable') return declaration.kind === 'namespace';
  const { id, init } = declaration.declarator;
  return id.type !== 'Identifier' || !init || !isFunction(unwrap(init));
}

/** The maximum number that is reported for one definition. */
const mostMisplaced = 100;

/** Yields schemas, functions and promises in place of data: usually the object around them, or a call, is missing. */
function* misplacedIn(root: Value, { unknowns }: Materialized): Generator<Mistake> {
  let left = mostMisplaced;
  for (const { path, why } of unknowns) {
    if (why !== whyNoData && why !== whyAsync) continue;
    const owner = path.slice(0, -1).reduce<Value | undefined>(within, root);
    const entry = owner && entryIn(owner, path.at(-1) ?? '');
    if (entry === undefined || !(why === whyAsync || isSchema(entry.value) || entry.value.kind === 'function'))
      continue;
    if (left === 0) return;
    left -= 1;
    yield { id: 'value-unexpected', message: misplaced(entry.value, path), why, at: entry.key, path };
  }
}

const within = (value: Value | undefined, step: string | number): Value | undefined =>
  value && entryIn(value, step)?.value;

type FoundFault = Omit<Mistake, 'id' | 'why'> & { readonly id: TextFault['id'] };

/** Returns a function that converts mistakes to faults with lines and columns. The lines of a file are indexed once. */
function createFaultPlacer(sources: ReadonlyMap<string, string>): (found: FoundFault) => Fault {
  const known = new Map<string, Lines>();
  return ({ id, message, at: { file, start, end }, first, path = [] }) => {
    const lines = known.get(file) ?? linesOf(sources.get(file) ?? '');
    known.set(file, lines);
    const related = first && { message: 'The first one is here.', start: first.start, end: first.end };
    return faultAt(file, lines, { id, message, start, end, ...(related && { related }) }, path);
  };
}
