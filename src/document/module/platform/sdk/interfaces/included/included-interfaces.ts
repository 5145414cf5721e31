import { capital } from '../../../../../../data/capital.ts';
import { ownOf } from '../../../../../../data/objects.ts';
import { memberOf } from '../../../../evaluate/expressions/members.ts';
import { callable, list, literal, opaque, stringOf, structure, whyOf } from '../../../../value/make.ts';
import { foreign } from '../../../../value/origin.ts';
import type { Namespace, Origin, Value } from '../../../../value/value.ts';
import { builderMember } from '../../../schema-builder/builders/builder-member.ts';
import type { SdkHost } from '../../host.ts';
import { unknownMemberAmong } from '../../known/unknown-members.ts';
import { lazyNamespace } from '../../lazy-namespace.ts';
import { objectAt } from '../../parts.ts';
import { isFrom, type SdkVersion } from '../../version/version.ts';
import { interfaceTexts, schemaTexts } from './facts.ts';

type Map<T> = Readonly<Record<string, T>>;

interface Included {
  readonly since: string;
  readonly name?: string;
  readonly version?: string;
  readonly entityFirst?: true;
  readonly actions?: Map<readonly [input: number, output: number]>;
  readonly events?: Map<number>;
  readonly channels?: Map<Map<number>>;
  readonly said?: { readonly actions?: Map<Map<boolean>> };
}

/** Returns `sdk.interfaces`. */
export function includedInterfaces(origin: Origin, host: SdkHost): Namespace {
  const names = Object.keys(interfaceTexts);
  const members = names.map(
    (name) => [name, (place: Origin) => includedInterface(name, foreign(place), host)] as const,
  );
  const schemas = (place: Origin) => opaque('`schemas` of the SDK is known only when the definition is run', place);
  return {
    ...lazyNamespace(origin, { ...Object.fromEntries(members), schemas }),
    missingMember: (name) => unknownMemberAmong(names, '`interfaces`', name),
  };
}

/** Returns `sdk.interfaces.NAME`: the interface as a package, in the form that later versions of the SDK take. */
function includedInterface(exported: string, origin: Origin, host: SdkHost): Value {
  const included = find(exported, host.sdk);
  if (included?.name === undefined || included.version === undefined) {
    return opaque(`this SDK has no interface \`${exported}\``, origin);
  }
  const { name, version, actions = {}, events = {}, channels = {}, said = {}, entityFirst } = included;
  const schemed = (index: number): Value => objectAt(origin, { schema: schemaAt(index, origin, host) });
  const definition = {
    name,
    version,
    entities: objectAt(
      origin,
      Object.fromEntries(entitiesOf(included).map((entity) => [entity, objectAt(origin, {})])),
    ),
    ...(entityFirst && { templateName: callable(origin, entityFirstName) }),
    actions: mapped(origin, actions, ([input, output], key) =>
      objectAt(origin, {
        ...mapOf(said.actions?.[key] ?? {}, origin),
        input: schemed(input),
        output: schemed(output),
      }),
    ),
    events: mapped(origin, events, schemed),
    channels: mapped(origin, channels, (messages) => objectAt(origin, { messages: mapped(origin, messages, schemed) })),
  };
  const rest = `more of \`${exported}\` is known only when the definition is run`;
  const id = literal(undefined, origin);
  const whole = { type: 'interface', id, name, version, definition: objectAt(origin, definition) };
  return structure(objectAt(origin, whole).entries, origin, rest);
}

/** Returns an object with a value computed from each entry of a map. */
const mapped = <T>(origin: Origin, map: Map<T>, make: (part: T, key: string) => Value): Value =>
  objectAt(origin, Object.fromEntries(Object.entries(map).map(([key, part]) => [key, make(part, key)])));

/** Returns the interface as of a version of the SDK. The facts are the project's own, so `JSON.parse` is trusted. */
function find(exported: string, sdk: SdkVersion): Included | undefined {
  const all: readonly Included[] = (ownOf(interfaceTexts, exported) ?? []).map((text) => JSON.parse(text));
  return all.findLast(({ since }) => isFrom(sdk, since));
}

const mapOf = (values: Map<boolean>, origin: Origin): Map<Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, literal(value, origin)]));

/** Returns `issueList` for `list`, if the entity is an `issue`. The SDK lowercases each of the two names completely. */
function entityFirstName([name, entities]: readonly Value[], origin: Origin): Value {
  const entity = entities?.kind === 'object' ? entities.entries.get('item')?.value : undefined;
  const [first, second] = [stringOf(entity)?.toLowerCase(), stringOf(name)?.toLowerCase()];
  if (first === undefined || second === undefined) {
    return opaque(whyOf(entity ?? literal(undefined, origin), 'the entity is not known'), origin);
  }
  return literal(`${first}${capital(second)}`, origin);
}

/** Returns the names of the entities that an interface needs: those that its schemas refer to, and the one in its names. */
function entitiesOf({ actions = {}, events = {}, entityFirst }: Included): readonly string[] {
  const texts = [...Object.values(actions).flat(), ...Object.values(events)].map((index) => schemaTexts[index] ?? '');
  const referred = texts.flatMap((text) => [...text.matchAll(/\["ref","(\w+)"\]/g)].map(([, name = '']) => name));
  return [...new Set(entityFirst ? ['item', ...referred] : referred)];
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Call = readonly [name: string, ...args: readonly Json[]];

function schemaAt(index: number, origin: Origin, host: SdkHost): Value {
  const calls: readonly Call[] = JSON.parse(schemaTexts[index] ?? '[]');
  return replayed(calls, origin, host);
}

function replayed([begin = ['any'], ...methods]: readonly Call[], origin: Origin, host: SdkHost): Value {
  const [name, ...args] = begin;
  const schemas = holders.has(name);
  const schemasOrData = args.map((json) => (schemas ? schemasIn(json, origin, host) : jsonAt(json, origin)));
  const schema = host.call(builderMember(name, origin, host), schemasOrData, origin);
  return methods.reduce((value, [method, ...given]) => {
    const called = memberOf(value, method, origin, host.tracker);
    return host.call(
      called,
      given.map((json) => jsonAt(json, origin)),
      origin,
    );
  }, schema);
}

/** The builder functions whose arguments are schemas. */
const holders: ReadonlySet<string> = new Set([
  'object',
  'array',
  'union',
  'discriminatedUnion',
  'intersection',
  'record',
]);

const isCalls = (json: Json): json is readonly Call[] => Array.isArray(json) && typeof json[0]?.[0] === 'string';

/** Returns a schema, a list of them, or the fields of an object; for a union, the name of its discriminator. */
function schemasIn(json: Json, origin: Origin, host: SdkHost): Value {
  if (isCalls(json)) return replayed(json, origin, host);
  return jsonAt(json, origin, (part) => schemasIn(part, origin, host));
}

function jsonAt(json: Json, origin: Origin, inner = (part: Json): Value => jsonAt(part, origin)): Value {
  if (typeof json !== 'object' || json === null) return literal(json, origin);
  if (Array.isArray(json)) return list(json.map(inner), origin);
  return mapped(origin, json as { readonly [name: string]: Json }, inner);
}
