import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeText } from '../../host/files/write-text.ts';
import { type Survey, survey } from '../../host/init/survey.ts';
import { configuration, type Template, workflow } from '../../host/init/templates.ts';
import { recordBaseline } from '../baseline.ts';
import type { Command } from '../command.ts';
import { defaultBaseline } from '../options/values.ts';

export const run: Command['run'] = async ({ values, io }) => {
  const say = (line: string) => io.stdout.write(`${line}\n`);
  const found = await survey(io.cwd);
  const { manifests } = found;
  const wantsBaseline = values.baseline !== undefined && manifests.length > 0;
  say(
    manifests.length === 0
      ? 'Found no manifest yet.'
      : `Found ${manifests.length === 1 ? '1 manifest' : `${manifests.length} manifests`}, ${manifests[0]} first.`,
  );
  for (const template of templatesFor(found, wantsBaseline)) say(await write(template, io.cwd));
  if (found.configuration !== undefined) say(`Kept ${found.configuration}: a configuration is there already.`);
  if (wantsBaseline) {
    await recordBaseline({ operands: [], values, io });
  }
  say('');
  say(nextStep(found, wantsBaseline));
  return 0;
};

function* templatesFor({ configuration: existing, onGitHub }: Survey, wantsBaseline: boolean): Generator<Template> {
  if (existing === undefined) yield configuration(wantsBaseline ? defaultBaseline : undefined);
  if (onGitHub) yield workflow;
}

async function write({ file, text }: Template, cwd: string): Promise<string> {
  const path = join(cwd, file);
  if (existsSync(path)) return `Kept ${file}: it is there already.`;
  await mkdir(dirname(path), { recursive: true });
  await writeText(path, file, text);
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
