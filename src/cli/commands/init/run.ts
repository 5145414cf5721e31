import { join, resolve } from 'node:path';
import { displayPath } from '../../../host/files/display-path.ts';
import { exists } from '../../../host/files/entries.ts';
import { makeFolderFor, writeWhole } from '../../../host/files/write/write.ts';
import { type Survey, survey } from '../../../host/init/survey.ts';
import { configuration, type Template, workflow, workflowFile } from '../../../host/init/templates.ts';
import type { RunCommand } from '../../command.ts';
import { exitCodeOf } from '../../exit-code.ts';
import { writeLine } from '../../write-line.ts';
import type { options } from './options.ts';
import { checkBaseline, type Recording, record } from './recording.ts';

/** The working directory itself. */
const currentFolder = '.';

export const run: RunCommand<typeof options> = async ({ values, io }) => {
  const writeOut = (line: string) => writeLine(io.stdout, line);
  const found = await survey(io.cwd);
  const { manifests } = found;
  const baseline = manifests.length > 0 ? values.baseline : undefined;
  if (baseline !== undefined) checkBaseline(baseline, found, io.cwd);
  writeOut(foundText(manifests));
  for (const template of templatesFor(found, baseline && displayPath(resolve(io.cwd, baseline), io.cwd)))
    writeOut(write(template, io.cwd));
  const elsewhere = workflowElsewhere(found, io.cwd);
  if (elsewhere !== undefined) writeOut(elsewhere);
  if (found.configuration !== undefined) writeOut(`Kept ${found.configuration}: there already is a configuration.`);
  const recorded = baseline === undefined ? undefined : await record(io, baseline);
  writeOut('');
  writeOut(nextStep(found, recorded));
  return recorded === undefined ? 0 : exitCodeOf(recorded.result, { failOn: 'never' }, io);
};

function foundText([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'Found no manifest yet.';
  return others.length === 0 ? `Found ${first}.` : `Found ${others.length + 1} manifests, such as ${first}.`;
}

function* templatesFor(
  { configuration: existing, onGitHub, branch }: Survey,
  baseline: string | undefined,
): Generator<Template> {
  if (existing === undefined) yield configuration(baseline);
  if (onGitHub === currentFolder) yield workflow(branch);
}

/** Returns the line about the workflow if the working directory is not the root of the repository. */
function workflowElsewhere({ onGitHub: root = currentFolder }: Survey, cwd: string): string | undefined {
  if (root === currentFolder) return undefined;
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

function nextStep({ manifests, onGitHub }: Survey, recorded: Recording | undefined): string {
  if (manifests.length === 0)
    return 'Next: run `hublint` once there is an `integration.definition.ts` or another manifest.';
  if (recorded?.unnamedIn.length === 0)
    return 'Next: commit these files; from now on `hublint` reports only what is new.';
  if (recorded !== undefined)
    return `Next: name the baseline as \`baseline\` in ${recorded.unnamedIn.join(' and ')}, and commit them; from then on \`hublint\` reports only what is new.`;
  const workflowHint = onGitHub === currentFolder ? ' Commit the workflow to check pull requests.' : '';
  return `Next: run \`hublint\` to see what there is to fix, or \`hublint --update-baseline\` to record it as inherited.${workflowHint}`;
}
