import { join } from 'node:path';
import { exists } from '../../host/files/entries.ts';
import { makeFolderFor, writeWhole } from '../../host/files/write.ts';
import { type Survey, survey } from '../../host/init/survey.ts';
import { configuration, type Template, workflow } from '../../host/init/templates.ts';
import { recordBaseline } from '../baseline.ts';
import type { Command } from '../command.ts';
import { defaultBaseline } from '../options/values.ts';
import { say } from '../say.ts';

export const run: Command['run'] = async ({ values, io }) => {
  const tell = (line: string) => say(io.stdout, line);
  const found = await survey(io.cwd);
  const { manifests } = found;
  const wantsBaseline = values.baseline !== undefined && manifests.length > 0;
  tell(
    manifests.length === 0
      ? 'Found no manifest yet.'
      : `Found ${manifests.length === 1 ? '1 manifest' : `${manifests.length} manifests`}, ${manifests[0]} first.`,
  );
  for (const template of templatesFor(found, wantsBaseline)) tell(write(template, io.cwd));
  if (found.configuration !== undefined) tell(`Kept ${found.configuration}: a configuration is there already.`);
  if (wantsBaseline) {
    await recordBaseline({ operands: [], values, io });
  }
  tell('');
  tell(nextStep(found, wantsBaseline));
  return 0;
};

function* templatesFor({ configuration: existing, onGitHub }: Survey, wantsBaseline: boolean): Generator<Template> {
  if (existing === undefined) yield configuration(wantsBaseline ? defaultBaseline : undefined);
  if (onGitHub) yield workflow;
}

function write({ file, text }: Template, cwd: string): string {
  const path = join(cwd, file);
  if (exists(path)) return `Kept ${file}: it is there already.`;
  makeFolderFor({ path, file });
  writeWhole({ path, file }, text);
  return `Wrote ${file}.`;
}

function nextStep({ manifests, onGitHub }: Survey, wantsBaseline: boolean): string {
  if (manifests.length === 0)
    return 'Next: `hublint` once there is an `integration.definition.ts` or another manifest.';
  if (wantsBaseline) return 'Next: commit these files; from now on `hublint` reports only what is new.';
  const hint = 'or `hublint init --baseline` in a project without a configuration records what it finds as inherited';
  return `Next: \`hublint\` shows what is there to mend, ${hint}.${onGitHub ? ' Commit the workflow to check pull requests.' : ''}`;
}

export const details: Command['details'] = [
  'Looks at what is there and writes a commented configuration, and a workflow where the repository is on GitHub. Never overwrites a file.',
  '`--baseline` also records the findings of today, so that only new ones are reported.',
];

export const examples: Command['examples'] = [
  ['hublint init', 'Set hublint up in this folder.'],
  ['hublint init --baseline', 'The same in a project full of old findings.'],
];
