import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import about from '../package.json' with { type: 'json' };
import { inTemporaryFolder } from './inputs/folder.ts';
import { sharedManifests } from './inputs/real.ts';
import { installBuild } from './measure/installation.ts';
import type { Bench, BenchPart } from './part.ts';
import { action } from './parts/action.ts';
import { each } from './parts/each.ts';
import { growth } from './parts/growth.ts';
import { instructions } from './parts/instructions.ts';
import { many } from './parts/many.ts';
import { peers } from './parts/peers.ts';
import { start } from './parts/start.ts';
import { createResultsPage, describeMachine, notesOf, type PartOutcome } from './print/results.ts';
import { asText } from './print/table.ts';

const parts: Readonly<Record<string, BenchPart>> = { start, each, instructions, many, peers, action, growth };

const usage = `npm run bench [PART…] -- [options]

Parts: ${Object.keys(parts).join(', ')}; without any, all.

  --write               writes what was measured to bench/RESULTS.md
  --definitions FOLDER  real definitions in TypeScript: integrations, one folder each
  --quick               few runs, to try the bench itself
`;

const page = fileURLToPath(new URL('RESULTS.md', import.meta.url));

async function runPart(name: string, part: BenchPart, bench: Bench): Promise<PartOutcome> {
  try {
    return { name, title: part.title, measured: await part.run(bench) };
  } catch (error) {
    return { name, title: part.title, failure: error instanceof Error ? error.message : String(error) };
  }
}

function printOutcome(outcome: PartOutcome): void {
  console.log(`\n== ${outcome.name}: ${outcome.title}\n`);
  for (const table of outcome.measured?.tables ?? []) console.log(asText(table));
  for (const note of notesOf(outcome)) console.log(note);
}

async function runParts(
  names: readonly string[],
  settings: Pick<Bench, 'definitions' | 'runs'>,
): Promise<readonly PartOutcome[]> {
  const outcomes: PartOutcome[] = [];
  await inTemporaryFolder(async (folder) => {
    const reportProgress = (text: string) => console.error(`… ${text}`);
    const [hublint, hublintWithoutCodeCache] = [installBuild(folder, true), installBuild(folder, false)];
    const bench: Bench = {
      ...settings,
      folder,
      reportProgress,
      hublint,
      hublintWithoutCodeCache,
      manifests: sharedManifests,
    };
    for (const name of names) {
      const part = parts[name];
      if (part === undefined) continue;
      reportProgress(part.title);
      const outcome = await runPart(name, part, bench);
      printOutcome(outcome);
      outcomes.push(outcome);
    }
  });
  return outcomes;
}

const options = {
  write: { type: 'boolean', default: false },
  definitions: { type: 'string' },
  quick: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const definitions = values.definitions ?? process.env.HUBLINT_BENCH_DEFINITIONS;

/** Returns an error message if an argument names something that does not exist. */
function findUnknownArgument(): string | undefined {
  const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) return `There is no part \`${unknown}\`.`;
  const isThere = definitions === undefined || existsSync(definitions);
  return isThere ? undefined : `There is no folder \`${definitions}\`.`;
}

const unknownArgument = findUnknownArgument();
if (values.help || unknownArgument !== undefined) {
  if (unknownArgument !== undefined) console.error(`${unknownArgument}\n`);
  console.log(usage);
  process.exitCode = unknownArgument === undefined ? 0 : 2;
} else {
  console.log(`hublint ${about.version}, Node ${process.versions.node}, ${describeMachine()}`);
  const names = positionals.length > 0 ? positionals : Object.keys(parts);
  const runs = (wanted: number) => (values.quick ? Math.min(wanted, 2) : wanted);
  const outcomes = await runParts(names, { definitions, runs });
  const day = new Date().toISOString().slice(0, 10);
  if (values.write) writeFileSync(page, createResultsPage(outcomes, { version: about.version, day }));
  const isFine = outcomes.every(({ failure, measured }) => failure === undefined && !measured?.faults?.length);
  process.exitCode = isFine ? 0 : 1;
}
