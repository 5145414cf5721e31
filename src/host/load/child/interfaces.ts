import { isContainer, ownOf } from '../../../data/objects.ts';
import { filledIn } from '../../../document/module/platform/sdk/extend/name-cases.ts';
import { isFunction, memberOf } from './part.ts';

type Map = Readonly<Record<string, unknown>>;

const mapOf = (value: unknown): Map => (isContainer(value) ? { ...value } : {});

/**
 * Merges what its interfaces contribute into a definition. The SDK does that itself, except in versions 1 and 2: there
 * it only keeps the interface packages, and the platform's CLI merges them (its
 * `src/sdk/resolve-integration-interfaces.ts`), which is reproduced here.
 */
export function withInterfaces(definition: unknown, sdk: unknown): unknown {
  const packages = Object.entries(mapOf(memberOf(definition, 'interfaces')));
  if (!packages.some(([, pkg]) => memberOf(pkg, 'definition') !== undefined)) return definition;
  const merge = new Merge(sdk);
  const own = { actions: memberOf(definition, 'actions'), events: memberOf(definition, 'events') };
  let all = { ...own, channels: memberOf(definition, 'channels') };
  const statements: Record<string, unknown> = {};
  for (const [key, pkg] of packages) {
    const { contributed, statement } = resolved(pkg);
    all = {
      actions: merge.maps(all.actions, contributed.actions, merge.actions),
      events: merge.maps(all.events, contributed.events, merge.events),
      channels: merge.maps(all.channels, contributed.channels, merge.channels),
    };
    statements[key] = statement;
  }
  return { ...mapOf(definition), ...all, interfaces: statements, metadata: memberOf(definition, 'metadata') };
}

function resolved(pkg: unknown) {
  const definition = memberOf(pkg, 'definition');
  const entities = Object.entries(mapOf(memberOf(pkg, 'entities')));
  const schemas = Object.fromEntries(entities.map(([name, entity]) => [name, memberOf(entity, 'schema')]));
  const names = Object.fromEntries(entities.map(([name, entity]) => [name, String(memberOf(entity, 'name'))]));
  const filled = (owner: unknown) => ({ schema: method(memberOf(owner, 'schema'), 'dereference')(schemas) });
  const mappedName = (name: string) => nameFrom(memberOf(definition, 'templateName'), { ...names, name });
  const all = (kind: string, fill: (own: Map) => Map) => {
    const entries = Object.entries(mapOf(memberOf(definition, kind)));
    return {
      contributed: Object.fromEntries(
        entries.map(([name, own]) => [mappedName(name), { ...mapOf(own), ...fill(mapOf(own)) }]),
      ),
      names: Object.fromEntries(entries.map(([name]) => [name, { name: mappedName(name) }])),
    };
  };
  const actions = all('actions', ({ input, output }) => ({ input: filled(input), output: filled(output) }));
  const events = all('events', filled);
  const channels = all('channels', ({ messages }) => ({
    messages: mapped(mapOf(messages), (message) => ({ ...mapOf(message), ...filled(message) })),
  }));
  const statement = {
    id: memberOf(pkg, 'id'),
    name: memberOf(pkg, 'name') ?? memberOf(definition, 'name'),
    version: memberOf(pkg, 'version') ?? memberOf(definition, 'version'),
    entities: mapped(names, (name) => ({ name })),
    actions: actions.names,
    events: events.names,
    channels: channels.names,
  };
  return {
    contributed: { actions: actions.contributed, events: events.contributed, channels: channels.contributed },
    statement,
  };
}

const mapped = (map: Map, change: (value: unknown) => unknown): Map =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));

function nameFrom(template: unknown, texts: Readonly<Record<string, string>>): string {
  if (typeof template !== 'string') return texts.name ?? '';
  return filledIn(template, (name) => ownOf(texts, name));
}

function method(owner: unknown, name: string): (...args: readonly unknown[]) => unknown {
  const found = memberOf(owner, name);
  if (!isFunction(found)) throw new Error(`a schema of an interface has no \`${name}\`.`);
  return (...args) => Reflect.apply(found, owner, args);
}

type MergeParts = (own: Map, theirs: Map) => Map;

/** Merges what both the integration and an interface define. */
class Merge {
  readonly #z: unknown;
  /** Since version 2 of the SDK, outputs are merged with inputs: a bug of the platform's CLI. */
  readonly #output: 'input' | 'output';

  constructor(sdk: unknown) {
    this.#z = memberOf(sdk, 'z');
    this.#output = isFunction(memberOf(sdk, 'PluginDefinition')) ? 'input' : 'output';
  }

  maps(own: unknown, theirs: Map, merge: MergeParts): Map {
    const [ownParts, merged] = [mapOf(own), { ...mapOf(own) }];
    for (const [name, value] of Object.entries(theirs)) {
      merged[name] = Object.hasOwn(ownParts, name) ? merge(mapOf(ownParts[name]), mapOf(value)) : value;
    }
    return merged;
  }

  readonly actions: MergeParts = (own, theirs) => ({
    ...own,
    ...theirs,
    input: this.#schemas(own.input, theirs.input),
    output: this.#schemas(own[this.#output], theirs.output),
  });

  readonly events: MergeParts = (own, theirs) => ({ ...own, ...theirs, ...this.#schemas(own, theirs) });

  readonly channels: MergeParts = (own, theirs) => ({
    ...own,
    ...theirs,
    messages: this.maps(own.messages, mapOf(theirs.messages), (a, b) => this.#schemas(a, b)),
  });

  #schemas(own: unknown, theirs: unknown): Map {
    const [a, b] = [memberOf(own, 'schema'), memberOf(theirs, 'schema')];
    if (isFunction(memberOf(a, 'merge'))) return { schema: method(a, 'merge')(b) };
    const value = method(this.#z, 'intersection')(memberOf(a, 'valueSchema'), memberOf(b, 'valueSchema'));
    return { schema: method(this.#z, 'record')(value) };
  }
}
