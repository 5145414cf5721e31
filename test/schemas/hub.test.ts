import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { eventModel } from '../../schemas/event.ts';
import { accountModel, memberModel, stateModel, workspaceModel } from '../../schemas/hub.ts';

const ajv = new Ajv({ strict: false });
addFormats.default(ajv);

const models = {
  account: accountModel(),
  event: eventModel(),
  state: stateModel(),
  workspace: workspaceModel(),
  'workspace-member': memberModel(),
};

const createdAt = '2026-01-05T09:00:00.000Z';
const userId = '8d6a5f0e-5a0b-4f53-9d3b-0b9f6f1b7a11';
const event = {
  botId: 'bot_1',
  createdOn: createdAt,
  direction: 'incoming',
  id: 'evt_1',
  payload: { text: 'When does the ferry leave?' },
  preview: 'When does the ferry leave?',
  state: {},
  type: 'text',
};
const state = { id: 'state_1', createdAt, updatedAt: createdAt, botId: 'bot_1', name: 'tides', payload: {} };
const { direction: _, ...undirected } = event;

test.each<[keyof typeof models, unknown, boolean]>([
  ['account', { id: 'acc_1', email: 'mia@coastal.example', emailVerified: true, createdAt, displayName: 'Mia' }, true],
  ['account', { id: 'acc_1', theme: 'dark' }, true],
  ['account', { id: 'acc_1', emailVerified: 'yes' }, false],
  ['account', { id: 'acc_1', createdAt: 'yesterday' }, false],
  ['workspace', { id: 'wkspace_1', handle: 'coastal', plan: 'team', billingVersion: 'v4', botCount: 3 }, true],
  ['workspace', { id: 'wkspace_1', handle: null, socialAccounts: [], region: 'eu' }, true],
  ['workspace', { id: 'wkspace_1', plan: 'gold' }, false],
  ['workspace', { name: 'Coastal Services' }, false],
  ['workspace-member', { id: 'mem_1', role: 'viewer', userId }, true],
  ['workspace-member', { id: 'mem_1', role: 'lock-keeper', seat: 4 }, true],
  ['workspace-member', { id: 'mem_1', role: 'viewer', userId: 'mia' }, false],
  ['workspace-member', { id: 'mem_1' }, false],
  ['state', { state, meta: { cached: true } }, true],
  ['state', { state: { ...state, payload: [] } }, false],
  ['state', state, false],
  ['event', event, true],
  ['event', { ...event, kb: { included: [] }, trigger: { flowId: 'f', nodeId: 'n' }, tags: { user: {} }, x: 1 }, true],
  ['event', { ...event, kb: { results: [] } }, false],
  ['event', { ...event, direction: 'sideways' }, false],
  ['event', { ...event, trigger: { flowId: 'f' } }, false],
  ['event', undirected, false],
])('%s: the model and its JSON Schema agree on %j', (name, value, isValid) => {
  const schema = JSON.parse(readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), 'utf8'));
  expect(models[name].safeParse(value).success).toBe(isValid);
  expect(ajv.validate({ ...schema, $id: undefined }, value)).toBe(isValid);
});

test.each<[keyof typeof models, object]>([
  ['account', { id: 'acc_1' }],
  ['workspace', { id: 'wkspace_1' }],
  ['workspace-member', { id: 'mem_1', role: 'viewer' }],
  ['state', { state }],
  ['event', event],
])('%s keeps properties outside of the specification', (name, value) => {
  expect(models[name].parse({ ...value, later: 1 })).toEqual({ ...value, later: 1 });
});
