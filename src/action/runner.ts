import { randomUUID } from 'node:crypto';
import { append } from '../host/files/write/write.ts';

/**
 * The interface that the runner offers a step. Inputs are environment variables, outputs and the summary are files. This is
 * implemented here because GitHub's toolkit for it takes longer to load than all the rest. Source: GitHub Actions, "Workflow
 * commands for GitHub Actions".
 */
export interface ActionRunner {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: { write(text: string): unknown };
}

/** Returns an input, trimmed; undefined if the workflow does not set it. */
export function inputOf({ env }: ActionRunner, name: string): string | undefined {
  const value = env[`INPUT_${name.toUpperCase()}`]?.trim();
  return value === '' ? undefined : value;
}

/** Sets an output. The delimiter is random, so that no value can end itself and set another output. */
export function setOutput({ env }: ActionRunner, name: string, value: string | number): void {
  const file = env.GITHUB_OUTPUT;
  if (file === undefined || file === '') return;
  const delimiter = `hublint_${randomUUID()}`;
  append(file, 'GITHUB_OUTPUT', `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}

export function appendSummary({ env }: ActionRunner, markdown: string): void {
  const file = env.GITHUB_STEP_SUMMARY;
  if (file !== undefined && file !== '') append(file, 'GITHUB_STEP_SUMMARY', markdown);
}
