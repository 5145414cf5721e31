export const clean = `name: billing
version: 1.4.0
title: Billing
description: Sends invoices to the people who owe them.
icon: icon.svg
readme: hub.md
`;

export const faulty = clean
  .replace('billing', 'chat')
  .replace('1.4.0', 'v1.4.0')
  .concat('secrets:\n  token: { description: Bot token. }\n');

export const quiet = { 'hublint.config.json': '{ "rules": { "icon-format": "off", "readme-content": "off" } }' };

export const fork = (base: string, head: string | null = 'stranger/integrations') => ({
  name: 'pull_request',
  payload: {
    pull_request: {
      head: { repo: head === null ? null : { full_name: head } },
      base: { sha: base, repo: { full_name: 'acme/integrations' } },
    },
  },
});

export const pullRequest = (base: string) => fork(base, 'acme/integrations');

export const commandsIn = (stdout: string) => stdout.split('\n').filter((line) => line.startsWith('::'));
