import { cpus, totalmem } from 'node:os';
import type { PartResults } from '../part.ts';
import { asMarkdown } from './table.ts';

/** The outcome of a part. */
export interface PartOutcome {
  readonly name: string;
  readonly title: string;
  readonly measured?: PartResults;
  /** Why it has no results. */
  readonly failure?: string;
}

/** Describes the kind of machine, without identifying it. */
export function describeMachine(): string {
  const cores = cpus().length;
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${process.platform} on ${process.arch}, ${cores === 1 ? '1 core' : `${cores} cores`}, ${memory} GiB of memory`;
}

interface Circumstances {
  readonly version: string;
  /** In the form `2026-03-21`. */
  readonly day: string;
}

/** Returns the page that `--write` writes. */
export const createResultsPage = (outcomes: readonly PartOutcome[], { version, day }: Circumstances): string =>
  `# What the bench measured

Written by \`npm run bench -- --write\`; [README.md](README.md) says what is measured, and how to read it.

${day}, hublint ${version}, Node ${process.versions.node}, ${describeMachine()}. Times mean something only beside others of the same run.

${outcomes.map(createSection).join('\n')}`;

function createSection(outcome: PartOutcome): string {
  const tables = (outcome.measured?.tables ?? []).map(asMarkdown);
  const notes = notesOf(outcome).map((note) => `- ${withoutPaths(note)}\n`);
  return [`## ${outcome.title} (\`${outcome.name}\`)\n`, ...tables, ...notes].join('\n');
}

/** Removes paths of this machine from error messages: they mean nothing to others. */
const withoutPaths = (text: string): string => text.replace(/(?<![\w.])(?:[A-Za-z]:)?(?:[\\/][\w.@+-]+){2,}/g, '…');

/** Returns the notes to print beside the tables. */
export const notesOf = ({ measured, failure }: PartOutcome): readonly string[] => [
  ...(failure === undefined ? [] : [`Failed: ${failure}`]),
  ...(measured?.faults ?? []),
  ...(measured?.notMeasured ?? []).map((what) => `Not measured: ${what}`),
];
