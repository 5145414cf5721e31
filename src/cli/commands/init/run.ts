import { join } from 'node:path';
import { exists } from '../../../host/files/entries.ts';
import { makeFolderFor, writeWhole } from '../../../host/files/write.ts';
import { type Survey, survey } from '../../../host/init/survey.ts';
import { configuration, type Template, workflow, workflowFile } from '../../../host/init/templates.ts';
import { openRun } from '../../../run/open-run.ts';
import { recordBaselines } from '../../../run/record-baselines.ts';
import { defaultBaseline } from '../../../run/run-options.ts';
import type { RunCommand } from '../../command.ts';
import type { Io } from '../../io.ts';
import { recordedText } from '../../recorded-text.ts';
import { say } from '../../say.ts';
import { surroundingsOf } from '../../surroundings.ts';
import type { options } from './options.ts';

/** The folder itself. */
const here = '.';

export const run: RunCommand<typeof options> = async ({ values, io }) => {
  const tell = (line: string) => say(io.stdout, line);
  const found = await survey(io.cwd);
  const { manifests } = found;
  const wantsBaseline = values.baseline !== undefined && manifests.length > 0;
  tell(foundText(manifests));
  for (const template of templatesFor(found, wantsBaseline)) tell(write(template, io.cwd));
  const elsewhere = workflowElsewhere(found, io.cwd);
  if (elsewhere !== undefined) tell(elsewhere);
  if (found.configuration !== undefined) tell(`Kept ${found.configuration}: there already is a configuration.`);
  if (wantsBaseline) {
    await record(io, values.baseline);
  }
  tell('');
  tell(nextStep(found, wantsBaseline));
  return 0;
};

function foundText([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'Found no manifest yet.';
  return others.length === 0 ? `Found ${first}.` : `Found ${others.length + 1} manifests, such as ${first}.`;
}

function* templatesFor(
  { configuration: existing, onGitHub, branch }: Survey,
  wantsBaseline: boolean,
): Generator<Template> {
  if (existing === undefined) yield configuration(wantsBaseline ? defaultBaseline : undefined);
  if (onGitHub === here) yield workflow(branch);
}

/** What becomes of the workflow in a folder of a repository. */
function workflowElsewhere({ onGitHub: root = here }: Survey, cwd: string): string | undefined {
  if (root === here) return undefined;
  const file = `${root}/${workflowFile}`;
  if (exists(join(cwd, file))) return `Kept ${file}: it already exists.`;
  return `Wrote no workflow: GitHub reads those in the root of the repository only. \`hublint init\` in ${root} writes one.`;
}

function write({ file, text }: Template, cwd: string): string {
  const path = join(cwd, file);
  if (exists(path)) return `Kept ${file}: it already exists.`;
  makeFolderFor({ path, file });
  writeWhole({ path, file }, text);
  return `Wrote ${file}.`;
}

async function record(io: Io, baseline: string | undefined): Promise<void> {
  const run = await openRun({ baseline: false }, surroundingsOf(io));
  const recorded = await recordBaselines(run, [], { cwd: io.cwd, ...(baseline !== undefined && { baseline }) });
  for (const { file, count } of recorded) say(io.stderr, recordedText(count, file));
}

function nextStep({ manifests, onGitHub }: Survey, wantsBaseline: boolean): string {
  if (manifests.length === 0)
    return 'Next: run `hublint` once there is an `integration.definition.ts` or another manifest.';
  if (wantsBaseline) return 'Next: commit these files; from now on `hublint` reports only what is new.';
  const workflowHint = onGitHub === here ? ' Commit the workflow to check pull requests.' : '';
  return `Next: run \`hublint\` to see what there is to fix, or \`hublint --update-baseline\` to record it as inherited.${workflowHint}`;
}
