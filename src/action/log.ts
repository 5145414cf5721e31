import { resolve } from 'node:path';
import { listed } from '../data/listed.ts';
import { KnownError } from '../engine/known-error.ts';
import type { Result } from '../engine/result/result.ts';
import { changedLines, type LineTest } from '../host/git/changed-lines.ts';
import { counted } from '../report/counts.ts';
import { lineStart } from '../report/escape/build-log.ts';
import { escapeTerminal } from '../report/escape/terminal.ts';
import { escapeData } from '../report/escape/workflow-command.ts';
import { formats } from '../report/formats.ts';
import { omittedIn, type ReportOptions } from '../report/report.ts';
import { stepsFor } from '../report/terminal/steps.ts';
import { reportText } from '../run/report/reports.ts';
import { type AnnotationChoice, type Selection, selectAnnotations } from './annotations.ts';
import { type HeadLines, locateInHead } from './head-lines.ts';
import { newFindingsIn } from './new-findings.ts';
import type { ActionStep } from './step.ts';

interface LogContext {
  readonly options: ReportOptions;
  readonly runNotices: readonly string[];
  readonly headLines: HeadLines | undefined;
}

/** Writes every finding to the log once: annotated ones as workflow commands, which the log shows, too. */
export async function writeLog(
  result: Result,
  { options, runNotices, headLines }: LogContext,
  step: ActionStep,
): Promise<void> {
  const { inputs, runner } = step;
  const changed = await changedLineTest(step, inputs.annotations);
  const notices = [...ignoredInputs(step), ...firstNotices(runNotices), ...unknownLines(changed)];
  for (const text of notices) writeNotice(text, runner);
  const select = await annotationSelector(result, changed.lines, step);
  let selection = select(notices.length);
  if (selection.more > 0 && inputs.annotations.limit > 0) {
    selection = select(notices.length + 1);
    const more = result.results.reduce((sum, file) => sum + omittedIn(file, options), selection.more);
    const where = inputs.summary ? 'the job summary' : 'the log';
    const text = `${counted(more, 'more finding')} ${more === 1 ? 'is' : 'are'} not annotated; see ${where}.`;
    writeNotice(text, runner);
  }
  const { annotated, rest, unchanged } = selection;
  const headOptions = headLines && { ...options, placeIn: locateInHead(headLines, step.root) };
  runner.stdout.write(reportText(await formats.github(), annotated, headOptions ?? options));
  const advised = { ...options, advises: true };
  runner.stdout.write(reportText(await formats.compact(), rest, advised));
  const unchangedText = `${counted(unchanged, 'finding')} on lines that did not change ${unchanged === 1 ? 'is' : 'are'} not annotated; \`annotations: all\` annotates them.`;
  const steps = [...(unchanged > 0 ? [unchangedText] : []), ...stepsFor(result, advised)];
  for (const text of steps) runner.stdout.write(`${lineStart(escapeTerminal(text))}\n`);
}

const writeNotice = (text: string, { stdout }: ActionStep['runner']): void => {
  stdout.write(`::notice title=hublint::${escapeData(text)}\n`);
};

/** Returns a function that selects the findings to annotate, given the number of notices. */
async function annotationSelector(
  result: Result,
  isChanged: LineTest | undefined,
  step: ActionStep,
): Promise<(notices: number) => Selection> {
  const { annotations } = step.inputs;
  const onlyChangedLines = isChanged !== undefined && annotations.lines === 'changed';
  const newFindings = onlyChangedLines ? await newFindingsIn(result, isChanged, step) : undefined;
  const errors = result.unchecked?.length ?? 0;
  return (notices) => selectAnnotations(result, annotations, { isChanged, newFindings, notices, errors });
}

/** GitHub shows ten notices per step: those of the run must leave room for findings. */
function* firstNotices(runNotices: readonly string[]): Generator<string> {
  yield* runNotices.slice(0, maxNotices);
  const more = runNotices.length - maxNotices;
  if (more > 0) yield `${counted(more, 'more notice')} ${more === 1 ? 'is' : 'are'} left out.`;
}

const maxNotices = 3;

/** Yields what inputs ask for but this step cannot do. */
function* ignoredInputs({ inputs, event }: ActionStep): Generator<string> {
  const { requireBump, compareWith, changedOnly, annotations } = inputs;
  if (requireBump && compareWith === undefined) {
    yield 'Input `require-bump` needs `compare-with`, which is not given, so no versions were compared.';
  }
  if (event.base !== undefined) return;
  const outcomes = [
    ...(compareWith === 'base' ? ['no versions were compared'] : []),
    ...(changedOnly ? ['every integration was checked'] : []),
    ...(needsChangedLines(annotations) ? [allAnnotated] : []),
  ];
  if (outcomes.length > 0) yield `This event has no base to compare with, so ${listed(outcomes, 'and')}.`;
}

const needsChangedLines = ({ limit, lines }: AnnotationChoice): boolean => limit > 0 && lines === 'changed';

const allAnnotated = 'findings are annotated whether their lines changed or not';

/** The changed lines, or the reason why they are unknown although an input asks for them. */
interface ChangedLines {
  readonly lines?: LineTest;
  readonly unknown?: { readonly reason: string; readonly hint?: string | undefined };
}

/** The notice that the changed lines are unknown, if they are. */
function* unknownLines({ unknown }: ChangedLines): Generator<string> {
  if (unknown === undefined) return;
  const { reason, hint } = unknown;
  yield [reason, `So ${allAnnotated}.`, hint].filter((part) => part !== undefined).join(' ');
}

async function changedLineTest(
  { event, repository, root }: ActionStep,
  choice: AnnotationChoice,
): Promise<ChangedLines> {
  if (choice.limit === 0 || event.base === undefined) return {};
  const unknownBecause = (reason: string, hint?: string): ChangedLines =>
    needsChangedLines(choice) ? { unknown: { reason, hint } } : {};
  if (repository === undefined) return unknownBecause('What is checked is not in a git repository.');
  try {
    const isChanged = await changedLines(event.base, repository);
    return { lines: (file, first, last) => isChanged(resolve(root, file), first, last) };
  } catch (error) {
    if (!(error instanceof KnownError)) throw error;
    const { message, hint } = error.complaint;
    return unknownBecause(message, hint);
  }
}
