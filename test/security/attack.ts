import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { folderWith } from '../host/folder.ts';

const bundle = fileURLToPath(new URL('../../dist/cli/index.cjs', import.meta.url));

export const manifest = `name: billing
version: v1.4.0
title: Billing
description: Sends invoices to the people who owe them.
icon: icon.svg
readme: hub.md
`;

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the bundled command line in a folder, as a user would. */
export function hublint(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundle, ...args], {
    timeout: 60_000,
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folderWith({}), ...env },
  });
  return { status, stdout, stderr };
}

/** A file that is created if an attack succeeds. */
export interface Mark {
  readonly file: string;
  /** A module that creates the mark when it is executed. */
  readonly module: string;
  readonly isThere: () => boolean;
}

export function mark(): Mark {
  const file = join(folderWith({}), 'mark');
  const module = `require('node:fs').writeFileSync(${JSON.stringify(file)}, 'run');\nmodule.exports = {};\n`;
  return { file, module, isThere: () => existsSync(file) };
}

export function link(root: string, name: string, target: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  symlinkSync(target, join(root, name));
}

/** Checks that a text appears in neither stream of a run. */
export function expectSilence(run: Run, secret: string): void {
  expect(`${run.stdout}${run.stderr}`).not.toContain(secret);
}
