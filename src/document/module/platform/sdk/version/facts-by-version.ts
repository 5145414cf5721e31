import { onceEach, onceFor } from '../../../../../data/once.ts';
import { isWithin, type SdkVersion, type VersionBounds } from './version.ts';

/** In which versions of the SDK something holds. */
interface Fact extends VersionBounds {
  /** Where it was read: a file of the platform's public repository, at the versions above and those around them. */
  readonly source: string;
}

const extending = 'packages/sdk/src/integration/definition/integration-definition.ts, later index.ts';
const declaring = 'packages/sdk/src/integration/definition/interface-declaration.ts';
const messaging = 'packages/sdk/src/message.ts';

const facts = {
  /** What `z` has is not exported beside it, too. */
  'builder-apart': { since: '7.0.0', source: 'packages/sdk/src/index.ts' },
  /** `sdk.interfaces.hitl`, …: the SDK brings interfaces, later each comes as a package. */
  'interfaces-included': { since: '0.8.30', before: '1.0.0', source: 'packages/sdk/src/interfaces/' },
  /** `new InterfaceDeclaration(…)` is handed to `.extend` as it is. */
  'extend-by-declaration': { before: '1.0.0', source: extending },
  /** An interface is the module that declares it; later, what is generated of that. */
  'extend-by-raw-package': {
    since: '1.0.0',
    before: '3.0.0',
    source: 'packages/cli/src/code-generation/interface-package/index.ts',
  },
  /** The builder is called with the entities and returns entities; later, with `{ entities }`, and with renamings beside. */
  'extend-by-entities': { before: '3.0.0', source: extending },
  /** What an interface brings is renamed by its `templateName`. */
  'extend-by-template': { before: '3.0.0', source: 'packages/cli/src/sdk/resolve-integration-interfaces.ts' },
  /** What is renamed may be retitled, redescribed, … */
  'extend-overrides': { since: '3.0.1', source: 'packages/sdk/src/interface/resolve.ts' },
  /** The name of an interface without entities stands alone; before, as `hitl<>`. */
  'interface-key-bare': { since: '0.10.16', source: extending },
  /** Of actions and events, an interface brings all; before, schemas alone. */
  'interface-texts': { since: '0.11.3', source: declaring },
  /** An interface may bring channels. */
  'interface-channels': { since: '0.8.34', source: declaring },
  /** Which channels an interface brings is part of the statement on it. */
  'interface-channels-stated': { since: '1.0.0', source: 'packages/cli/src/sdk/resolve-integration-interfaces.ts' },
  /** What both the integration and the interface name is merged; before, the interface's replaces it. */
  'merge-entries': { since: '0.8.34', source: extending },
  /** Their schemas are merged, too. */
  'merge-schemas': { since: '0.8.35', source: extending },
  /** What else the integration says of it stays; before, titles and descriptions. */
  'merge-all': { since: '0.11.3', source: extending },
  /** An output is merged with the integration's input, which was an error. */
  'merge-output-with-input': {
    since: '2.0.0',
    before: '4.0.5',
    source: `packages/cli/src/sdk/resolve-integration-interfaces.ts; ${extending}`,
  },
  /** Tags of channels are merged; before, the interface's replace them. */
  'merge-tags': { since: '3.3.1', source: extending },

  'location-address': { since: '0.0.16', source: messaging },
  'bloc-default': { since: '0.8.3', source: messaging },
  /** A union by discriminator; since, a plain one. */
  'bloc-discriminated': { before: '1.2.2', source: messaging },
  'bloc-markdown': { before: '4.21.0', source: messaging },
  'markdown-default': { before: '1.3.0', source: messaging },
  /** `messages.markdown` beside the defaults. */
  'markdown-apart': { since: '1.3.0', source: messaging },
  'markdown-bloc-apart': { since: '4.21.0', source: messaging },
  'media-title': { since: '5.4.0', source: messaging },

  /** The SDK's own builder of schemas; before, Zod itself. */
  'own-builder': { since: '0.8.0', source: 'packages/sdk/src/zui.ts' },
  /** `.date()`, `.nanoid()` and others of texts, which Zod got after the SDK's builder had been made of it. */
  'formats-of-zod': { before: '0.8.0', source: '@bpinternal/zui 0.8.3, 0.9.3, 0.12.0, 0.13.5, 0.17.1 and 1.3.3, dist' },
  /** `.metadata()` of schemas. */
  'metadata-method': { since: '1.0.0', source: '@bpinternal/zui 0.10.0 and 0.12.0, dist; packages/sdk/package.json' },
  /** `.deepPartial()` of objects. */
  'deep-partial': { before: '5.5.0', source: 'packages/zui/src of 2.0.0; @botpress/sdk 5.4.3 and 7.2.4, dist' },
  /** Of a wrapped schema, `.describe` describes what is inside; before, the wrapper. */
  'description-inside': { since: '4.8.3', source: '@bpinternal/zui 0.13.5 and 1.3.1, dist' },
  /** `.title()` and its like change the schema that they are called on, or the one in it; since, a copy of the innermost. */
  'ui-in-place': { before: '4.8.3', source: '@bpinternal/zui 0.8.3, 0.13.6 and 1.1.1, dist' },
  /** What is put around a schema takes over its `x-zui`. */
  'ui-taken-over': { since: '0.8.30', source: '@bpinternal/zui 0.8.3 and 0.9.3, dist' },
  /** With it the mark of `.secret()`; since, that stays with the text. */
  'secret-taken-over': { before: '4.8.3', source: '@bpinternal/zui 0.9.3, 0.17.1 and 1.3.1, dist' },
  /** What a text starts with, ends with or includes is escaped sign by sign, `/` and `-` as well. */
  'texts-wholly-escaped': { before: '4.8.3', source: '@bpinternal/zui 0.8.3, 0.17.1 and 1.3.1, dist' },
  /** Of the schemas of an interface, the generated code has checks, titles and the like as well. */
  'schemas-written-whole': { since: '4.8.3', source: '@bpinternal/zui 0.12.0, 0.13.5, 0.17.1 and 1.3.1, dist' },
  /** `.catchall(z.never())` closes an object; later, `never` is converted as anywhere, until 6.0.0. */
  'never-closes': { before: '4.8.3', source: '@bpinternal/zui 0.8.3, 0.17.1 and 1.3.1, dist' },
  /** Every schema gets an `x-zui`, which also says what is coerced; before, properties, what they are directly made of, and what asks for it. */
  'ui-everywhere': { since: '0.8.30', source: '@bpinternal/zui 0.8.3 and 0.9.3, dist' },
  /** Schemas are converted by `transforms.toJSONSchema`. */
  'converter-current': { since: '4.16.0', source: 'packages/cli/src/utils/schema-utils.ts' },
  /** `sdk.WELL_KNOWN_ATTRIBUTES` and `sdk.OAUTH_IDENTIFIER_HEADER`. */
  'well-known-attributes': { since: '4.1.0', source: 'packages/sdk/src/consts.ts, later public-consts.ts' },
  'oauth-identifier-header': { since: '6.9.2', source: 'packages/sdk/src/consts.ts, later public-consts.ts' },
  'sdk-version-sent': { since: '4.19.0', source: 'packages/cli/src/command-implementations/deploy-command.ts' },
  /** A definition without interfaces has an empty map of them. */
  'interfaces-always-sent': { since: '0.8.29', before: '1.0.0', source: extending },
} as const satisfies Readonly<Record<string, Fact>>;

export type SdkFactName = keyof typeof facts;

/** Every schema of a definition asks the same of its SDK. */
const factsOf = onceFor((sdk: SdkVersion) => onceEach((name: SdkFactName) => isWithin(facts[name], sdk)));

/** Whether something holds of an SDK. */
export const holds = (name: SdkFactName, sdk: SdkVersion): boolean => factsOf(sdk)(name);

/** Where something holds, whatever the SDK. */
export const boundsOf = (name: SdkFactName): VersionBounds => facts[name];
