import { named } from '../../data/in-code.ts';
import { eachOf, entriesOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { Manifest, Nodes, Noun, Owner, SchemaOwner } from '../../rule/nodes.ts';
import { isSchema } from '../../rule/schema/schemas-within.ts';
import { addFields } from './fields.ts';
import { createNode, type ManifestNode } from './node.ts';

const integration: Owner = { kind: 'integration', label: 'the integration' };

/**
 * Every node of a manifest, parents before children, in the order of the model. `interfacesAtFault`: it is not known what
 * interfaces generated, as that part of the manifest is faulty or opaque; then every event and action counts as generated.
 */
export function walk(manifest: Manifest, interfacesAtFault = false): readonly ManifestNode[] {
  const nodes: ManifestNode[] = [];
  for (const node of walkToSchemas(manifest, interfacesAtFault)) {
    nodes.push(node);
    if (isOf('schema', node)) addFields(nodes, node);
  }
  return nodes;
}

const isOf = <N extends Noun>(noun: N, node: ManifestNode): node is ManifestNode<N> => node.noun === noun;

/** Like `walk`, without fields, which are most of the nodes. */
export function walkToSchemas(manifest: Manifest, interfacesAtFault = false): readonly ManifestNode[] {
  const nodes: ManifestNode[] = [createNode('integration', { node: manifest, path: [], owner: integration })];
  addIdentifier(nodes, manifest);
  addConfigurations(nodes, manifest);
  addChannels(nodes, manifest);
  addStates(nodes, manifest);
  addEvents(nodes, manifest, interfacesAtFault);
  addActions(nodes, manifest, interfacesAtFault);
  addUser(nodes, manifest);
  addEntities(nodes, manifest);
  addInterfaces(nodes, manifest);
  addSecrets(nodes, manifest);
  addScripts(nodes, manifest.sandbox, ['sandbox'], { kind: 'sandbox', label: 'the sandbox' });
  return nodes;
}

function addIdentifier(nodes: ManifestNode[], { identifier: node }: Manifest): void {
  if (node === undefined) return;
  const path = ['identifier'];
  nodes.push(createNode('identifier', { node, path, owner: integration }));
  addScripts(nodes, node, path, { kind: 'identifier', label: 'the identifier' });
}

function addConfigurations(nodes: ManifestNode[], manifest: Manifest): void {
  if (manifest.configuration) {
    const owner: Owner = { kind: 'configuration', label: 'the configuration' };
    addConfiguration(nodes, manifest.configuration, ['configuration'], owner);
  }
  eachOf(manifest.configurations, (name, node) => {
    const owner: Owner = { kind: 'named-configuration', name, label: `configuration ${named(name)}` };
    addConfiguration(nodes, node, ['configurations', name], owner);
  });
}

function addConfiguration(nodes: ManifestNode[], node: Nodes['configuration'], path: Path, owner: Owner): void {
  nodes.push(createNode('configuration', { node, path, owner }));
  addScripts(nodes, node.identifier, [...path, 'identifier'], owner);
  addSchema(nodes, node, { path, owner });
}

function addChannels(nodes: ManifestNode[], manifest: Manifest): void {
  eachOf(manifest.channels, (name, node) => {
    const path = ['channels', name];
    const owner: Owner = { kind: 'channel', name, label: `channel ${named(name)}` };
    nodes.push(createNode('channel', { node, path, owner: integration }));
    eachOf(node.messages, (message, type) => {
      const at = [...path, 'messages', message];
      nodes.push(createNode('message', { node: type, path: at, owner }));
      const label = `message ${named(message)} of ${owner.label}`;
      addSchema(nodes, type, { path: at, owner: { kind: 'message', name: message, label } });
    });
    if (node.conversation) {
      const at = [...path, 'conversation'];
      nodes.push(createNode('conversation', { node: node.conversation, path: at, owner }));
      const label = `the conversation of ${owner.label}`;
      addTags(nodes, node.conversation.tags, [...at, 'tags'], { kind: 'conversation', name, label });
    }
    const label = `the messages of ${owner.label}`;
    addTags(nodes, node.message?.tags, [...path, 'message', 'tags'], { kind: 'channel-message', name, label });
  });
}

function addStates(nodes: ManifestNode[], manifest: Manifest): void {
  eachOf(manifest.states, (name, node) => addWithSchema(nodes, { noun: 'state', node, path: ['states', name] }));
}

function addEntities(nodes: ManifestNode[], manifest: Manifest): void {
  eachOf(manifest.entities, (name, node) => addWithSchema(nodes, { noun: 'entity', node, path: ['entities', name] }));
}

function addEvents(nodes: ManifestNode[], manifest: Manifest, mayAllBeGenerated: boolean): void {
  const names = generatedNames(manifest, 'events');
  eachOf(manifest.events, (name, node) => {
    const generated = mayAllBeGenerated || names.has(name);
    addWithSchema(nodes, { noun: 'event', node, path: ['events', name], generated });
  });
}

interface WithSchema {
  readonly noun: 'state' | 'event' | 'entity';
  readonly node: Nodes[WithSchema['noun']];
  readonly path: readonly [string, string];
  readonly generated?: boolean;
}

function addWithSchema(nodes: ManifestNode[], { noun, node, path, generated = false }: WithSchema): void {
  const [, name] = path;
  nodes.push(createNode(noun, { node, path, owner: integration, generated }));
  addSchema(nodes, node, { path, owner: { kind: noun, name, label: `${noun} ${named(name)}` }, generated });
}

function addActions(nodes: ManifestNode[], manifest: Manifest, mayAllBeGenerated: boolean): void {
  const names = generatedNames(manifest, 'actions');
  eachOf(manifest.actions, (name, node) => {
    const generated = mayAllBeGenerated || names.has(name);
    nodes.push(createNode('action', { node, path: ['actions', name], owner: integration, generated }));
    for (const [side, kind] of sides) {
      const owner: Owner = { kind, name, label: `action ${named(name)} ${side}` };
      addSchema(nodes, node[side], { path: ['actions', name, side], owner, generated });
    }
  });
}

// Literals: V8 would have to internalize a concatenated string at each use as a key.
const sides = [
  ['input', 'action-input'],
  ['output', 'action-output'],
] as const satisfies readonly (readonly [string, SchemaOwner])[];

function addUser(nodes: ManifestNode[], { user: node }: Manifest): void {
  if (node === undefined) return;
  nodes.push(createNode('user', { node, path: ['user'], owner: integration }));
  addTags(nodes, node.tags, ['user', 'tags'], { kind: 'user', label: 'the user' });
}

function addInterfaces(nodes: ManifestNode[], manifest: Manifest): void {
  eachOf(manifest.interfaces, (name, node) =>
    nodes.push(createNode('interface', { node, path: ['interfaces', name], owner: integration })),
  );
}

/** A definition maps names to secrets; a record lists the names. */
function addSecrets(nodes: ManifestNode[], { secrets: all }: Manifest): void {
  if (all === undefined) return;
  if (!isList(all)) {
    eachOf(all, (name, node) =>
      nodes.push(createNode('secret', { node, path: ['secrets', name], owner: integration })),
    );
    return;
  }
  for (const [index, name] of all.entries()) {
    if (name !== undefined)
      nodes.push({ ...createNode('secret', { node: {}, path: ['secrets', index], owner: integration }), key: name });
  }
}

const isList = <T>(value: readonly T[] | object): value is readonly T[] => Array.isArray(value);

function addTags(nodes: ManifestNode[], all: Nodes['user']['tags'], path: Path, owner: Owner): void {
  eachOf(all, (name, node) => nodes.push(createNode('tag', { node, path: [...path, name], owner })));
}

function addScripts(nodes: ManifestNode[], holder: object | undefined, path: Path, owner: Owner): void {
  for (const [key, node] of Object.entries(holder ?? {})) {
    if (key.endsWith('Script') && typeof node === 'string')
      nodes.push(createNode('script', { node, path: [...path, key], owner }));
  }
}

function addSchema(
  nodes: ManifestNode[],
  holder: { readonly schema?: unknown } | undefined,
  { path, owner, generated = false }: Pick<ManifestNode, 'path' | 'owner'> & { readonly generated?: boolean },
): void {
  const node = holder?.schema;
  if (!isSchema(node)) return;
  nodes.push(createNode('schema', { node, path: [...path, 'schema'], owner, generated }));
}

/** The names of actions, events or channels that interfaces generated. */
export function generatedNames(manifest: Manifest, members: 'actions' | 'events' | 'channels'): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, use] of entriesOf(manifest.interfaces)) {
    for (const [member, target] of entriesOf(use[members])) names.add(target.name ?? member);
  }
  return names;
}
