import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../../src/cli/main.ts';
import { folderWith } from '../../host/folder.ts';

export const chat = `name: chat # as the hub knows it
version: v1.0.0
title: Chat
description: Talks to people where they are.
public: true
secrets:
  token: { description: Bot token. }
`;

export const only = 'extends: []\nrules: { version-semver: error, public-deprecated: warn, secret-name-case: error }\n';

export async function hublint(cwd: string, ...argv: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const output = (chunks: string[]) => ({ write: (text: string) => chunks.push(text), writable: true });
  const io = { stdout: output(out), stderr: output(err), stdin: async () => Buffer.from(chat), cwd, env: {} };
  const code = await main([...argv], io);
  return { code, stdout: out.join(''), stderr: err.join('') };
}

export const lines = (text: string) => text.split('\n').filter((line) => line !== '');

export const project = (files: Readonly<Record<string, string>> = {}) =>
  folderWith({ 'chat/integration.yaml': chat, 'hublint.config.yaml': only, ...files });

export const text = (root: string, file = 'chat/integration.yaml') => readFileSync(join(root, file), 'utf8');
