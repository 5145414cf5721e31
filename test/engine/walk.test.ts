import { expect, test } from 'vitest';
import { pointerOf } from '../../src/data/pointer.ts';
import { openDocument } from '../../src/document/open-text.ts';
import { checkModel } from '../../src/engine/model/check.ts';
import type { ManifestNode } from '../../src/engine/walk/node.ts';
import { walk } from '../../src/engine/walk/walk.ts';
import { helpdesk } from './manifests.ts';

async function nodesOf(yaml: string) {
  const { data = {} } = await openDocument('helpdesk.integration.yaml', yaml);
  return [...walk(checkModel(data, 'definition', []).known)];
}

test('every noun is visited once, parents first', async () => {
  const nodes = await nodesOf(helpdesk);
  expect(nodes.map(({ noun, path, owner }) => `${noun} ${pointerOf(path)} of ${owner.label}`)).toEqual([
    'integration  of the integration',
    'identifier /identifier of the integration',
    'script /identifier/extractScript of the identifier',
    'configuration /configuration of the configuration',
    'script /configuration/identifier/linkTemplateScript of the configuration',
    'schema /configuration/schema of the configuration',
    'field /configuration/schema/properties/region of the configuration',
    'configuration /configurations/token of configuration `token`',
    'schema /configurations/token/schema of configuration `token`',
    'channel /channels/ticket of the integration',
    'message /channels/ticket/messages/text of channel `ticket`',
    'schema /channels/ticket/messages/text/schema of message `text` of channel `ticket`',
    'field /channels/ticket/messages/text/schema/properties/parts of message `text` of channel `ticket`',
    'field /channels/ticket/messages/text/schema/properties/parts/items/properties/body of message `text` of channel `ticket`',
    'conversation /channels/ticket/conversation of channel `ticket`',
    'tag /channels/ticket/conversation/tags/ticketId of the conversation of channel `ticket`',
    'tag /channels/ticket/message/tags/commentId of the messages of channel `ticket`',
    'state /states/session of the integration',
    'schema /states/session/schema of state `session`',
    'event /events/ticketOpened of the integration',
    'schema /events/ticketOpened/schema of event `ticketOpened`',
    'event /events/itemCreated of the integration',
    'schema /events/itemCreated/schema of event `itemCreated`',
    'field /events/itemCreated/schema/properties/id of event `itemCreated`',
    'action /actions/closeTicket of the integration',
    'schema /actions/closeTicket/input/schema of action `closeTicket` input',
    'field /actions/closeTicket/input/schema/properties/id of action `closeTicket` input',
    'schema /actions/closeTicket/output/schema of action `closeTicket` output',
    'user /user of the integration',
    'tag /user/tags/email of the user',
    'entity /entities/ticket of the integration',
    'schema /entities/ticket/schema of entity `ticket`',
    'interface /interfaces/listable<ticket> of the integration',
    'secret /secrets/CLIENT_SECRET of the integration',
    'script /sandbox/messageExtractScript of the sandbox',
  ]);
});

test('what an interface generated is marked, its fields too', async () => {
  const generated = (await nodesOf(helpdesk)).filter((node) => node.generated);
  expect(generated.map(({ noun, key }) => `${noun} ${key}`)).toEqual([
    'event itemCreated',
    'schema schema',
    'field id',
  ]);
});

test('a field knows how many properties contain it', async () => {
  const fields = (await nodesOf(helpdesk)).filter((node) => node.noun === 'field');
  expect(fields.map(({ key, depth }) => [key, depth])).toEqual([
    ['region', 1],
    ['parts', 1],
    ['body', 2],
    ['id', 1],
    ['id', 1],
  ]);
});

test('a record lists its secrets by name', async () => {
  const nodes = [...walk({ secrets: ['CLIENT_SECRET', undefined, 'TOKEN'] })];
  expect(nodes.slice(1).map(({ key, path }) => [key, path])).toEqual([
    ['CLIENT_SECRET', ['secrets', 0]],
    ['TOKEN', ['secrets', 2]],
  ]);
});

test('if interfaces are invalid, any action or event may be theirs', () => {
  const known = { actions: { list: {} }, events: { created: {} } };
  const generatedIn = (nodes: Iterable<ManifestNode>) =>
    [...nodes].filter(({ noun }) => noun === 'action' || noun === 'event').map(({ generated }) => generated);
  expect(generatedIn(walk(known))).toEqual([false, false]);
  expect(generatedIn(walk(known, true))).toEqual([true, true]);
});
