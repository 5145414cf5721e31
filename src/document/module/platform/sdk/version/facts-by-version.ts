import { onceEach, onceFor } from '../../../../../data/once.ts';
import { isWithin, type SdkVersion, type VersionBounds } from './version.ts';

/** The versions of the SDK in which something holds. */
interface Fact extends VersionBounds {
  /** The source: a file of the platform's public repository, at the versions above and those around them. */
  readonly source: string;
}

const extending = 'packages/sdk/src/integration/definition/integration-definition.ts, later index.ts';
const declaring = 'packages/sdk/src/integration/definition/interface-declaration.ts';
const messaging = 'packages/sdk/src/message.ts';

const facts = {
  /** Secrets are a list of names; later, a map from them. */
  'secrets-listed': { before: '0.4.0', source: 'packages/sdk/src/integration/definition.ts' },
  /** The members of `z` are no longer exported next to it. */
  'builder-apart': { since: '7.0.0', source: 'packages/sdk/src/index.ts' },
  /** `sdk.interfaces.hitl`, …: the SDK includes interfaces; later, each is a package. */
  'interfaces-included': { since: '0.8.30', before: '1.0.0', source: 'packages/sdk/src/interfaces/' },
  /** `new InterfaceDeclaration(…)` is passed directly to `.extend`. */
  'extend-by-declaration': { before: '1.0.0', source: extending },
  /** An interface is the module that declares it; later, it is generated from that module. */
  'extend-by-raw-package': {
    since: '1.0.0',
    before: '3.0.0',
    source: 'packages/cli/src/code-generation/interface-package/index.ts',
  },
  /**
   * The builder is called with the entities and returns entities; later, it is called with `{ entities }`, and also returns
   * renamings.
   */
  'extend-by-entities': { before: '3.0.0', source: extending },
  /** The parts of an interface are renamed by its `templateName`. */
  'extend-by-template': { before: '3.0.0', source: 'packages/cli/src/sdk/resolve-integration-interfaces.ts' },
  /** Renamed parts may also get another title, description, … */
  'extend-overrides': { since: '3.0.1', source: 'packages/sdk/src/interface/resolve.ts' },
  /** The key of an interface without entities is its name; before, `hitl<>`. */
  'interface-key-bare': { since: '0.10.16', source: extending },
  /** Actions and events of an interface are taken with all their properties; before, only with their schemas. */
  'interface-texts': { since: '0.11.3', source: declaring },
  /** An interface may have channels. */
  'interface-channels': { since: '0.8.34', source: declaring },
  /** The channels of an interface are part of the integration's statement about it. */
  'interface-channels-stated': { since: '1.0.0', source: 'packages/cli/src/sdk/resolve-integration-interfaces.ts' },
  /** Entries that both the integration and the interface name are merged; before, the interface's replaces the other. */
  'merge-entries': { since: '0.8.34', source: extending },
  /** The schemas of such entries are merged, too. */
  'merge-schemas': { since: '0.8.35', source: extending },
  /** Other properties from the integration stay as well; before, only titles and descriptions. */
  'merge-all': { since: '0.11.3', source: extending },
  /** An output is merged with the integration's input, which was a bug of the SDK. */
  'merge-output-with-input': {
    since: '2.0.0',
    before: '4.0.5',
    source: `packages/cli/src/sdk/resolve-integration-interfaces.ts; ${extending}`,
  },
  /** Tags of channels are merged; before, the interface's replace the others. */
  'merge-tags': { since: '3.3.1', source: extending },

  'location-address': { since: '0.0.16', source: messaging },
  'bloc-default': { since: '0.8.3', source: messaging },
  /** `bloc` is a discriminated union; later, a plain one. */
  'bloc-discriminated': { before: '1.2.2', source: messaging },
  'bloc-markdown': { before: '4.21.0', source: messaging },
  'markdown-default': { before: '1.3.0', source: messaging },
  /** `messages.markdown`, next to the defaults. */
  'markdown-apart': { since: '1.3.0', source: messaging },
  'markdown-bloc-apart': { since: '4.21.0', source: messaging },
  'media-title': { since: '5.4.0', source: messaging },

  /** The SDK has its own builder of schemas; before, it uses Zod. */
  'own-builder': { since: '0.8.0', source: 'packages/sdk/src/zui.ts' },
  /** `.date()`, `.nanoid()` and other string formats, which Zod got after the SDK's builder was forked from it. */
  'formats-of-zod': { before: '0.8.0', source: '@bpinternal/zui 0.8.3, 0.9.3, 0.12.0, 0.13.5, 0.17.1 and 1.3.3, dist' },
  /** `.metadata()` of schemas. */
  'metadata-method': { since: '1.0.0', source: '@bpinternal/zui 0.10.0 and 0.12.0, dist; packages/sdk/package.json' },
  /** `.deepPartial()` of objects. */
  'deep-partial': { before: '5.5.0', source: 'packages/zui/src of 2.0.0; @botpress/sdk 5.4.3 and 7.2.4, dist' },
  /** On a wrapped schema, `.describe` describes the inner one; before, the wrapper. */
  'description-inside': { since: '4.8.3', source: '@bpinternal/zui 0.13.5 and 1.3.1, dist' },
  /**
   * `.title()` and the like change the schema that they are called on, or the one inside it; later, a copy of the innermost.
   */
  'ui-in-place': { before: '4.8.3', source: '@bpinternal/zui 0.8.3, 0.13.6 and 1.1.1, dist' },
  /** A wrapper inherits the `x-zui` of its inner schema. */
  'ui-taken-over': { since: '0.8.30', source: '@bpinternal/zui 0.8.3 and 0.9.3, dist' },
  /** It also inherits the mark of `.secret()`; later, that stays with the inner schema. */
  'secret-taken-over': { before: '4.8.3', source: '@bpinternal/zui 0.9.3, 0.17.1 and 1.3.1, dist' },
  /** The text of `startsWith`, `endsWith` and `includes` is escaped character by character, including `/` and `-`. */
  'texts-wholly-escaped': { before: '4.8.3', source: '@bpinternal/zui 0.8.3, 0.17.1 and 1.3.1, dist' },
  /** The generated code for an interface's schemas also has checks, titles and the like. */
  'schemas-written-whole': { since: '4.8.3', source: '@bpinternal/zui 0.12.0, 0.13.5, 0.17.1 and 1.3.1, dist' },
  /** `.catchall(z.never())` closes an object; later, `never` is converted as in other positions, until 6.0.0. */
  'never-closes': { before: '4.8.3', source: '@bpinternal/zui 0.8.3, 0.17.1 and 1.3.1, dist' },
  /**
   * Every schema gets an `x-zui`, which also states that a value is coerced; before, only properties, their direct inner
   * schemas, and schemas with display hints.
   */
  'ui-everywhere': { since: '0.8.30', source: '@bpinternal/zui 0.8.3 and 0.9.3, dist' },
  /** Schemas are converted by `transforms.toJSONSchema`. */
  'converter-current': { since: '4.16.0', source: 'packages/cli/src/utils/schema-utils.ts' },
  /** `sdk.WELL_KNOWN_ATTRIBUTES` and `sdk.OAUTH_IDENTIFIER_HEADER`. */
  'well-known-attributes': { since: '4.1.0', source: 'packages/sdk/src/consts.ts, later public-consts.ts' },
  'oauth-identifier-header': { since: '6.9.2', source: 'packages/sdk/src/consts.ts, later public-consts.ts' },
  'sdk-version-sent': { since: '4.19.0', source: 'packages/cli/src/command-implementations/deploy-command.ts' },
  /** A definition without interfaces sends an empty map of them. */
  'interfaces-always-sent': { since: '0.8.29', before: '1.0.0', source: extending },
} as const satisfies Readonly<Record<string, Fact>>;

export type SdkFactName = keyof typeof facts;

/** Cached, because every schema of a definition asks its SDK the same questions. */
const factsOf = onceFor((sdk: SdkVersion) => onceEach((name: SdkFactName) => isWithin(facts[name], sdk)));

/** Returns whether something holds for an SDK. */
export const holds = (name: SdkFactName, sdk: SdkVersion): boolean => factsOf(sdk)(name);

/** Returns the versions in which something holds. */
export const boundsOf = (name: SdkFactName): VersionBounds => facts[name];
