import type { Machine } from '../../evaluate/scope.ts';
import { callable, literal, opaque, structure, whyOf } from '../../value/make.ts';
import { entriesOf } from '../../value/own.ts';
import type { Callable, Entry, Namespace, Origin, Value } from '../../value/value.ts';
import { builderNamespace, schemaOf } from './builder.ts';
import { defaultMessages, otherMessages, type Shape } from './messages.ts';

/** What `import { name } from '@botpress/sdk'` comes to; `*` is all of it. */
export function sdkImport(name: string, origin: Origin, machine: Machine): Value {
  if (name === '*') return sdkNamespace(origin, machine);
  const member = Object.hasOwn(members, name) ? members[name] : undefined;
  return member?.(origin, machine) ?? opaque(`\`${name}\` of the SDK is known where the definition is run`, origin);
}

const sdkNamespace = (origin: Origin, machine: Machine): Namespace => ({
  kind: 'namespace',
  get: (name, place) => ({ key: place, value: sdkImport(name, place, machine) }),
  names: () => undefined,
  origin,
});

const members: Readonly<Record<string, (origin: Origin, machine: Machine) => Value>> = {
  z: builderNamespace,
  messages: (origin, machine) =>
    namespace(origin, {
      defaults: (place) => messageTypes(defaultMessages(machine.sdk), place, machine),
      ...messageEntries(otherMessages(machine.sdk), machine),
    }),
  WELL_KNOWN_ATTRIBUTES: (origin) =>
    namespace(origin, {
      HIDDEN_IN_STUDIO: (place) => object({ bpActionHiddenInStudio: literal('true', place) }, place),
      AWAIT_RETURN: (place) => object({ bpActionAwaitReturn: literal('true', place) }, place),
    }),
  OAUTH_IDENTIFIER_HEADER: (origin) => literal('x-bp-integration-identifier', origin),
  IntegrationDefinition: (origin) => definitionClass('IntegrationDefinition', origin),
  InterfaceDefinition: (origin) => definitionClass('InterfaceDefinition', origin),
};

type Members = Readonly<Record<string, (place: Origin) => Value>>;

function namespace(origin: Origin, known: Members): Namespace {
  const get = (name: string, place: Origin): Entry | undefined => {
    const member = Object.hasOwn(known, name) ? known[name] : undefined;
    return member && { key: place, value: member(place) };
  };
  return { kind: 'namespace', get, names: () => Object.keys(known), origin };
}

const object = (values: Readonly<Record<string, Value>>, origin: Origin): Value =>
  structure(new Map(Object.entries(values).map(([name, value]) => [name, { key: origin, value }])), origin);

const messageTypes = (shapes: Readonly<Record<string, Shape>>, origin: Origin, machine: Machine): Value =>
  namespace(origin, messageEntries(shapes, machine));

const messageEntries = (shapes: Readonly<Record<string, Shape>>, machine: Machine): Members =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      (place: Origin) => object({ schema: schemaOf(shape, place, machine) }, place),
    ]),
  );

function definitionClass(of: string, origin: Origin): Callable {
  return {
    ...callable(origin, (_, place) => opaque(`\`${of}\` is called without \`new\``, place)),
    construct: ([props], place) => {
      const own = props && entriesOf(props);
      if (props?.kind === 'object') return { kind: 'instance', of, props, origin: place };
      const why = whyOf(props ?? literal(undefined, place), 'what the definition is made of is not known');
      const made = own ? structure(own.entries, place, own.rest) : structure(new Map(), place, why);
      return { kind: 'instance', of, props: made, origin: place };
    },
  };
}
