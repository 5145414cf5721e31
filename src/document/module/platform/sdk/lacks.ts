import { boundsOfKey } from './known/known-keys.ts';
import { isAtLeast, type SdkVersion, versionFrom } from './version.ts';

/** What an author can say in TypeScript that not every version of the SDK lets them say. */
export type Ability =
  /** `.title('…')` of a schema; `ui: { field: { title } }` beside it is as old as the SDK. */
  | 'schema-title'
  /** `.hidden()`, `.placeholder()`, `.displayAs()` and the like. */
  | 'schema-ui'
  | 'schema-secret'
  | 'integration-attributes'
  | 'action-attributes'
  | 'event-attributes'
  | 'configurations'
  | 'entities'
  | 'interfaces'
  | 'secret-description'
  | 'identifier'
  | 'extra-operations';

/** Each with the version that brought it, or the path of the key whose version that is. */
const abilities: Readonly<Record<Ability, string | readonly string[]>> = {
  // The SDK's own builder of schemas: packages/sdk/src/zui.ts.
  'schema-title': '0.8.0',
  'schema-ui': '0.8.0',
  // Of the packages that were read, 0.8.20 has none and 0.8.34 has.
  'schema-secret': '0.8.34',
  'integration-attributes': ['attributes'],
  'action-attributes': ['actions', '*', 'attributes'],
  'event-attributes': ['events', '*', 'attributes'],
  configurations: ['configurations'],
  entities: ['entities'],
  // `.extend(…)`: packages/sdk/src/integration/definition/integration-definition.ts.
  interfaces: '0.8.29',
  'secret-description': ['secrets', '*', 'description'],
  identifier: ['identifier'],
  'extra-operations': ['__advanced', 'extraOperations'],
};

/** What the SDK of an author cannot do: a rule that asks for it asks for what cannot be had. */
export const lacks = (sdk: SdkVersion): ReadonlySet<Ability> => new Set(names.filter((name) => !has(name, sdk)));

const names = Object.keys(abilities) as readonly Ability[];

function has(name: Ability, sdk: SdkVersion): boolean {
  const given = abilities[name];
  const since = typeof given === 'string' ? given : (boundsOfKey(given)?.since ?? '0.0.0');
  const { major, minor, patch } = versionFrom(since);
  return isAtLeast(sdk, major, minor, patch);
}
