import { entriesOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { Manifest, Nodes, Noun, Owner, SchemaOwner } from '../../rule/nodes.ts';
import { isSchema } from '../../rule/schemas-within.ts';
import { fieldsOf } from './fields.ts';
import { met, type Node } from './node.ts';

const integration: Owner = { kind: 'integration', label: 'the integration' };

/**
 * Every noun of a manifest, parents before children, in the order of the model. Where what interfaces generated cannot
 * be told, because the manifest is at fault there, all that they may have generated counts as such.
 */
export function* walk(manifest: Manifest, interfacesAtFault = false): Generator<Node> {
  for (const node of walkToSchemas(manifest, interfacesAtFault)) {
    yield node;
    if (isOf('schema', node)) yield* fieldsOf(node);
  }
}

const isOf = <N extends Noun>(noun: N, node: Node): node is Node<N> => node.noun === noun;

/** The same without the fields, which are most of it. */
export function* walkToSchemas(manifest: Manifest, interfacesAtFault = false): Generator<Node> {
  yield met('integration', { node: manifest, path: [], owner: integration });
  yield* identifier(manifest);
  yield* configurations(manifest);
  yield* channels(manifest);
  yield* states(manifest);
  yield* events(manifest, interfacesAtFault);
  yield* actions(manifest, interfacesAtFault);
  yield* user(manifest);
  yield* entities(manifest);
  yield* interfaces(manifest);
  yield* secrets(manifest);
  yield* scripts(manifest.sandbox, ['sandbox'], { kind: 'sandbox', label: 'the sandbox' });
}

function* identifier({ identifier: node }: Manifest): Generator<Node> {
  if (node === undefined) return;
  const path = ['identifier'];
  yield met('identifier', { node, path, owner: integration });
  yield* scripts(node, path, { kind: 'identifier', label: 'the identifier' });
}

function* configurations(manifest: Manifest): Generator<Node> {
  if (manifest.configuration) {
    const owner: Owner = { kind: 'configuration', label: 'the configuration' };
    yield* configuration(manifest.configuration, ['configuration'], owner);
  }
  for (const [name, node] of entriesOf(manifest.configurations)) {
    const owner: Owner = { kind: 'named-configuration', name, label: `configuration \`${name}\`` };
    yield* configuration(node, ['configurations', name], owner);
  }
}

function* configuration(node: Nodes['configuration'], path: Path, owner: Owner): Generator<Node> {
  yield met('configuration', { node, path, owner });
  yield* scripts(node.identifier, [...path, 'identifier'], owner);
  yield* schema(node, path, owner);
}

function* channels(manifest: Manifest): Generator<Node> {
  for (const [name, node] of entriesOf(manifest.channels)) {
    const path = ['channels', name];
    const owner: Owner = { kind: 'channel', name, label: `channel \`${name}\`` };
    yield met('channel', { node, path, owner: integration });
    for (const [message, type] of entriesOf(node.messages)) {
      const at = [...path, 'messages', message];
      yield met('message', { node: type, path: at, owner });
      yield* schema(type, at, { kind: 'message', name: message, label: `message \`${message}\` of ${owner.label}` });
    }
    if (node.conversation) {
      const at = [...path, 'conversation'];
      yield met('conversation', { node: node.conversation, path: at, owner });
      const label = `the conversation of ${owner.label}`;
      yield* tags(node.conversation.tags, [...at, 'tags'], { kind: 'conversation', name, label });
    }
    const label = `the messages of ${owner.label}`;
    yield* tags(node.message?.tags, [...path, 'message', 'tags'], { kind: 'channel-message', name, label });
  }
}

function* states(manifest: Manifest): Generator<Node> {
  for (const [name, node] of entriesOf(manifest.states)) {
    yield* withSchema('state', node, ['states', name]);
  }
}

function* entities(manifest: Manifest): Generator<Node> {
  for (const [name, node] of entriesOf(manifest.entities)) {
    yield* withSchema('entity', node, ['entities', name]);
  }
}

function* events(manifest: Manifest, mayAllBeGenerated: boolean): Generator<Node> {
  const names = generatedNames(manifest, 'events');
  for (const [name, node] of entriesOf(manifest.events)) {
    yield* withSchema('event', node, ['events', name], mayAllBeGenerated || names.has(name));
  }
}

function* withSchema(
  noun: 'state' | 'event' | 'entity',
  node: Nodes[typeof noun],
  path: readonly [string, string],
  generated = false,
): Generator<Node> {
  const [, name] = path;
  yield met(noun, { node, path, owner: integration, generated });
  yield* schema(node, path, { kind: noun, name, label: `${noun} \`${name}\`` }, generated);
}

function* actions(manifest: Manifest, mayAllBeGenerated: boolean): Generator<Node> {
  const names = generatedNames(manifest, 'actions');
  for (const [name, node] of entriesOf(manifest.actions)) {
    const path = ['actions', name];
    const generated = mayAllBeGenerated || names.has(name);
    yield met('action', { node, path, owner: integration, generated });
    for (const side of ['input', 'output'] as const) {
      const kind: SchemaOwner = `action-${side}`;
      yield* schema(node[side], [...path, side], { kind, name, label: `action \`${name}\` ${side}` }, generated);
    }
  }
}

function* user({ user: node }: Manifest): Generator<Node> {
  if (node === undefined) return;
  yield met('user', { node, path: ['user'], owner: integration });
  yield* tags(node.tags, ['user', 'tags'], { kind: 'user', label: 'the user' });
}

function* interfaces(manifest: Manifest): Generator<Node> {
  for (const [name, node] of entriesOf(manifest.interfaces)) {
    yield met('interface', { node, path: ['interfaces', name], owner: integration });
  }
}

/** A definition maps names to secrets; a record lists the names. */
function* secrets({ secrets: all }: Manifest): Generator<Node> {
  if (all === undefined) return;
  if (!isList(all)) {
    for (const [name, node] of entriesOf(all))
      yield met('secret', { node, path: ['secrets', name], owner: integration });
    return;
  }
  for (const [index, name] of all.entries()) {
    if (name !== undefined)
      yield { ...met('secret', { node: {}, path: ['secrets', index], owner: integration }), key: name };
  }
}

const isList = <T>(value: readonly T[] | object): value is readonly T[] => Array.isArray(value);

function* tags(all: Nodes['user']['tags'], path: Path, owner: Owner): Generator<Node> {
  for (const [name, node] of entriesOf(all)) yield met('tag', { node, path: [...path, name], owner });
}

function* scripts(holder: object | undefined, path: Path, owner: Owner): Generator<Node> {
  for (const [key, node] of Object.entries(holder ?? {})) {
    if (key.endsWith('Script') && typeof node === 'string') yield met('script', { node, path: [...path, key], owner });
  }
}

function* schema(
  holder: { readonly schema?: unknown } | undefined,
  path: Path,
  owner: Owner,
  generated = false,
): Generator<Node> {
  const node = holder?.schema;
  if (!isSchema(node)) return;
  yield met('schema', { node, path: [...path, 'schema'], owner, generated });
}

/** The names of actions, events or channels that interfaces generated. */
export function generatedNames(manifest: Manifest, members: 'actions' | 'events' | 'channels'): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, use] of entriesOf(manifest.interfaces)) {
    for (const [member, target] of entriesOf(use[members])) names.add(target.name ?? member);
  }
  return names;
}
