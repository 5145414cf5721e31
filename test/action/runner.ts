import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderWith, write } from '../host/folder.ts';
import { git } from '../host/repository.ts';

const bundle = fileURLToPath(new URL('../../dist/action/index.js', import.meta.url));

/** Creates a repository with these files in its first commit. */
export function repositoryWith(files: Readonly<Record<string, string>>): string {
  const root = folderWith(files);
  git(root, 'init', '--quiet', '--initial-branch=main');
  commit(root, {});
  return root;
}

export function commit(root: string, files: Readonly<Record<string, string>>): string {
  write(root, files);
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--allow-empty', '--message=Change');
  return git(root, 'rev-parse', 'HEAD');
}

export interface Step {
  readonly inputs?: Readonly<Record<string, string>>;
  /** The name and payload of the event. */
  readonly event?: { readonly name: string; readonly payload: unknown };
  /** The commit that the workflow runs for. */
  readonly sha?: string;
  /** Variables that override those of the runner. */
  readonly env?: Readonly<Record<string, string>>;
  /** The path of the Node that runs the step. */
  readonly node?: string;
}

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** Runs the committed bundle as a runner would: inputs as variables, the event, outputs and summary as files. */
export function runStep(
  repository: string,
  { inputs = {}, event, sha = '', env = {}, node = process.execPath }: Step = {},
): Ran {
  const runner = folderWith({ output: '', summary: '', 'event.json': JSON.stringify(event?.payload ?? {}) });
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const { status, stdout, stderr } = spawnSync(node, [bundle], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      PATH: process.env.PATH,
      HOME: runner,
      GITHUB_WORKSPACE: repository,
      GITHUB_EVENT_NAME: event?.name ?? 'workflow_dispatch',
      GITHUB_EVENT_PATH: join(runner, 'event.json'),
      GITHUB_SHA: sha,
      GITHUB_OUTPUT: join(runner, 'output'),
      GITHUB_STEP_SUMMARY: join(runner, 'summary'),
      ...Object.fromEntries(given),
      ...env,
    },
  });
  const text = (name: string) => (existsSync(join(runner, name)) ? readFileSync(join(runner, name), 'utf8') : '');
  return { status, stdout, stderr, outputs: outputsIn(text('output')), summary: text('summary') };
}

function outputsIn(text: string): Record<string, string> {
  const outputs = text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2\n/gm);
  return Object.fromEntries([...outputs].map(([, name = '', , value = '']) => [name, value]));
}
